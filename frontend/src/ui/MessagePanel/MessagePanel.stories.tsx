import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, ButtonLink } from '../Button/Button.js'
import { TextLink } from '../TextButton/TextButton.js'
import { MessagePanel } from './MessagePanel.js'

const meta = {
  component: MessagePanel,
  args: {
    title: 'This lesson did not load',
    children: <p>Wordlark cannot be reached right now. Check your connection.</p>,
    actions: (
      <>
        <Button>Try again</Button>
        <TextLink to="/learn">Go to Learning Path</TextLink>
      </>
    ),
  },
} satisfies Meta<typeof MessagePanel>
export default meta

type Story = StoryObj<typeof meta>

export const Failure: Story = {}
export const Empty: Story = {
  args: {
    mascot: 'default',
    title: 'Please select a profile to continue',
    children: undefined,
    actions: <ButtonLink to="/profiles">Go to Profiles</ButtonLink>,
  },
}
export const TitleOnly: Story = { args: { children: undefined, actions: undefined } }
export const LongAddress: Story = {
  args: {
    children: (
      <p>
        <small>URL: https://wordlark.example/lesson?id=this-is-not-a-number&step=practice&question=999999999</small>
      </p>
    ),
  },
}
