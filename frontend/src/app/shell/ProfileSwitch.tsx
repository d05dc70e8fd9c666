import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import styled from 'styled-components'
import type { ProfileView } from '#contract/household.js'
import { gradeLabel } from '#engine'
import { Avatar } from '#ui/Avatar/Avatar.js'
import { Icon } from '#ui/Icon/Icon.js'

type Props = {
  /** Two or more. */
  profiles: readonly ProfileView[]
  onSwitch: (profileId: number) => void
}

/** A menu of the household's profiles; the active one is marked. @source specification §2 (Shared layout) */
export function ProfileSwitch({ profiles, onSwitch }: Props) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const active = profiles.find((profile) => profile.isActive) ?? null

  useEffect(() => {
    if (!open) return
    root.current?.querySelector<HTMLElement>('[role=menuitemradio]')?.focus()
    const closeOutside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open])

  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return
    if (event.key === 'Escape') return close()
    if (event.key === 'Tab') return setOpen(false)
    const items = [...root.current!.querySelectorAll<HTMLElement>('[role=menuitemradio]')]
    const at = items.indexOf(document.activeElement as HTMLElement)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    items.at(to % items.length)?.focus()
  }

  return (
    <Root ref={root} onKeyDown={onKeyDown}>
      <Opener
        ref={opener}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={active ? `Switch profile, ${active.displayName} is active` : 'Choose a profile'}
        onClick={() => setOpen(!open)}
      >
        <Avatar size="sm" id={active?.avatarId ?? null} color={active?.avatarColor ?? null} />
        <span className="name">{active?.displayName ?? 'Choose'}</span>
        <Icon name="down" size="small" />
      </Opener>
      {open && (
        <Menu role="menu" aria-label="Profiles">
          {profiles.map((profile) => (
            <Item
              key={profile.id}
              type="button"
              role="menuitemradio"
              aria-checked={profile.isActive}
              tabIndex={-1}
              onClick={() => {
                close()
                if (!profile.isActive) onSwitch(profile.id)
              }}
            >
              <Avatar size="sm" id={profile.avatarId} color={profile.avatarColor} />
              <span>
                <b>{profile.displayName}</b>
                <small>
                  {profile.profileType === 'parent' ? 'Parent' : profile.grade !== null && gradeLabel(profile.grade)}
                </small>
              </span>
              {profile.isActive && <Icon name="check" size="small" />}
            </Item>
          ))}
        </Menu>
      )}
    </Root>
  )
}

const Root = styled.div`
  position: relative;
`

const Opener = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: ${({ theme }) => theme.size.touch};
  padding: 4px 10px 4px 6px;
  border-radius: ${({ theme }) => theme.radius.pill};
  border: 1.5px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.surface};
  font: 600 16px/1 ${({ theme }) => theme.font.heading};
  .name {
    display: none;
    max-width: 140px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    line-height: 1.3;
  }
  ${({ theme }) => theme.media.tablet} {
    .name {
      display: inline;
    }
  }
`

const Menu = styled.div`
  position: absolute;
  z-index: ${({ theme }) => theme.z.dropdown};
  top: calc(100% + 8px);
  right: 0;
  display: grid;
  gap: 4px;
  width: max-content;
  min-width: 220px;
  max-width: min(320px, 80vw);
  ${({ theme }) => theme.media.phone} {
    position: fixed;
    top: calc(${({ theme }) => theme.size.header} + 4px);
    inset-inline: 16px;
    width: auto;
    max-width: none;
  }
  padding: 8px;
  border-radius: ${({ theme }) => theme.radius.lg};
  background: ${({ theme }) => theme.color.surfaceRaised};
  border: 1.5px solid ${({ theme }) => theme.color.line};
  box-shadow: ${({ theme }) => theme.shadow.lift};
`

const Item = styled.button`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: 12px;
  align-items: center;
  min-height: 52px;
  padding: 6px 12px 6px 8px;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.md};
  background: none;
  text-align: left;
  overflow-wrap: anywhere;
  b {
    display: block;
    font: 600 16px/1.3 ${({ theme }) => theme.font.heading};
  }
  small {
    color: ${({ theme }) => theme.color.inkSoft};
    font-size: 13px;
  }
  &:hover,
  &[aria-checked='true'] {
    background: ${({ theme }) => theme.color.primarySoft};
  }
`
