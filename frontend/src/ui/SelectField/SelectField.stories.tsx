import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { GRADES, gradeLabel } from '#engine'
import { SelectField } from './SelectField.js'

const meta = {
  component: SelectField,
  args: {
    label: 'Grade',
    value: '9',
    options: GRADES.map((grade) => ({ value: String(grade), label: gradeLabel(grade) })),
    onChange: fn(),
  },
} satisfies Meta<typeof SelectField>
export default meta

type Story = StoryObj<typeof meta>

export const Chosen: Story = {}

export const ChangesToAnother: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return (
      <SelectField
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange(next)
          setValue(next)
        }}
      />
    )
  },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Grade' })
    await userEvent.selectOptions(field, 'Not in school')
    await expect(field).toHaveDisplayValue('Not in school')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith('not-in-school')
  },
}
