import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.js'
import { TextField } from '../TextField/TextField.js'
import { Dialog } from './Dialog.js'

const meta = {
  component: Dialog,
  args: {
    open: true,
    title: <h2>Delete Profile?</h2>,
    onClose: fn(),
    children: (
      <>
        <p>Everything that Nora has learned goes with her profile. This cannot be undone.</p>
        <Button kind="ghost">Cancel</Button>
        <Button kind="danger">Delete</Button>
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main style={{ minHeight: '100vh', padding: 24 }}>
        <Button>Behind the dialog</Button>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Dialog>
export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Closed: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
  },
}

/** A dialog that opens from a button, as screens use it. */
function Opener() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit profile</Button>
      <Dialog open={open} title={<h2>Edit Profile</h2>} onClose={() => setOpen(false)}>
        <TextField label="Display name" defaultValue="Nora" />
        <Button kind="ghost" onClick={() => setOpen(false)}>
          Cancel
        </Button>
        <Button>Save</Button>
      </Dialog>
    </>
  )
}

export const HoldsTheFocus: Story = {
  render: () => <Opener />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit profile' }))
    const dialog = within(canvas.getByRole('dialog', { name: 'Edit Profile' }))
    const field = dialog.getByRole('textbox', { name: 'Display name' })
    await expect(field).toHaveFocus()
    // Simulated Tab keys do not know what a modal dialog makes inert, so the browser is asked instead.
    const behind = canvas.getByRole('button', { name: 'Behind the dialog', hidden: true })
    behind.focus()
    await expect(behind).not.toHaveFocus()
  },
}

export const EscapeCloses: Story = {
  render: () => <Opener />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Edit profile' })
    await userEvent.click(opener)
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog')
    // The browser turns Escape into this event; a simulated key does not.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(dialog).not.toBeVisible())
    await expect(opener).toHaveFocus()
  },
}

export const ClickBesideAsksToClose: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText(/cannot be undone/))
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('dialog'))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
