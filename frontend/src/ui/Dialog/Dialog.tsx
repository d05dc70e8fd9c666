import { useEffect, useId, useRef, type ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'

type Props = {
  open: boolean
  title: ReactNode
  /** Asked for by Escape, by a click beside the dialog, or by its own buttons. */
  onClose: () => void
  children: ReactNode
}

/** A window over the page: it holds the focus, and Escape closes it. A sheet from below on phones. */
export function Dialog({ open, title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current!
    if (open && !element.open) element.showModal()
    if (!open && element.open) element.close()
  }, [open])

  return (
    <Frame
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      {open && (
        <Body>
          <div id={titleId}>{title}</div>
          {children}
        </Body>
      )}
    </Frame>
  )
}

const rise = keyframes`
  from { transform: translateY(24px); opacity: 0; }
`

const Frame = styled.dialog`
  width: 100%;
  max-width: 100%;
  max-height: calc(100dvh - 24px);
  margin: auto 0 0;
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.sheet} ${({ theme }) => theme.radius.sheet} 0 0;
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.ink};
  box-shadow: ${({ theme }) => theme.shadow.lift};
  &[open] {
    animation: ${rise} ${({ theme }) => `${theme.motion.duration.sheet} ${theme.motion.easing.out}`};
  }
  &::backdrop {
    background: ${({ theme }) => theme.color.scrim};
  }
  ${({ theme }) => theme.media.tablet} {
    width: 520px;
    margin: auto;
    border-radius: ${({ theme }) => theme.radius.sheet};
  }
  ${({ theme }) => theme.media.reduced} {
    &[open] {
      animation: none;
    }
  }
`

const Body = styled.div`
  display: grid;
  gap: 16px;
  padding: 28px 24px calc(24px + env(safe-area-inset-bottom));
`
