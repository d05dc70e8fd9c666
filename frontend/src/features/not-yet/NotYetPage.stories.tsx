import type { Meta, StoryObj } from '@storybook/react-vite'
import NotYetPage from './NotYetPage.js'

const meta = { component: NotYetPage, args: { title: 'Word games' } } satisfies Meta<typeof NotYetPage>
export default meta

type Story = StoryObj<typeof meta>

export const BackHome: Story = {}
export const BackToThePath: Story = { args: { title: 'Learning Checkpoint', backTo: '/learn' } }
