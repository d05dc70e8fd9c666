import { Toast } from 'radix-ui'
import { useDispatch, useSelector } from 'react-redux'
import styled, { keyframes } from 'styled-components'
import { IconButton } from '#ui/IconButton/IconButton.js'
import { ToastCard } from '#ui/ToastCard/ToastCard.js'
import { selectToast, toastSlice } from './toast.slice.js'

/** How far a notification is swiped to the right until it goes. @source specification §9 */
const SWIPE_THRESHOLD = 50

/** Shows the notification of the moment. F8 moves the focus to it. @source specification §9 (Toasts) */
export default function Toaster() {
  const message = useSelector(selectToast)
  const dispatch = useDispatch()
  return (
    <Toast.Provider swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD} label="Notification">
      {message && (
        <Frame
          key={message.id}
          duration={message.durationMs}
          onOpenChange={(open) => open || dispatch(toastSlice.actions.dismiss(message.id))}
        >
          <Toast.Title asChild>
            <Content>
              <ToastCard {...message} />
            </Content>
          </Toast.Title>
          <Toast.Close asChild>
            <IconButton icon="x" label="Dismiss" />
          </Toast.Close>
        </Frame>
      )}
      <Region hotkey={['F8']} />
    </Toast.Provider>
  )
}

const arrive = keyframes`
  from { transform: translateY(12px); opacity: 0; }
`

const Region = styled(Toast.Viewport)`
  position: fixed;
  z-index: ${({ theme }) => theme.z.toast};
  inset: 12px 12px auto;
  margin: 0;
  padding: 0;
  list-style: none;
  ${({ theme }) => theme.media.tablet} {
    inset: auto 24px 24px auto;
    width: 420px;
    max-width: 420px;
  }
`

const Frame = styled(Toast.Root)`
  display: flex;
  gap: 12px;
  align-items: flex-start;
  padding: 16px;
  border-radius: ${({ theme }) => theme.radius.lg};
  background: ${({ theme }) => theme.color.surfaceRaised};
  border: 1.5px solid ${({ theme }) => theme.color.line};
  box-shadow: ${({ theme }) => theme.shadow.lift};
  animation: ${arrive} ${({ theme }) => `${theme.motion.duration.base} ${theme.motion.easing.out}`};
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  button {
    margin: -8px;
  }
`

const Content = styled.div`
  display: flex;
  gap: 12px;
  align-items: flex-start;
  flex: 1;
  min-width: 0;
`
