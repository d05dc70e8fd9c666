import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import styled from 'styled-components'

type Props<Id extends string> = {
  /** Name of the whole group. */
  label: string
  tabs: ReadonlyArray<{ readonly id: Id; readonly label: string }>
  selected: Id
  onSelect: (id: Id) => void
  /** The selected tab's panel. */
  children: ReactNode
}

/** A few views of which one is shown; arrow keys move between them. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: Props<Id>) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const at = tabs.findIndex((tab) => tab.id === selected)
    const next = (at + step + tabs.length) % tabs.length
    onSelect(tabs[next]!.id)
    list.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </List>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${selected}`}>
        {children}
      </div>
    </>
  )
}

const List = styled.div`
  display: flex;
  padding: 5px;
  gap: 4px;
  border-radius: 18px;
  background: ${({ theme }) => theme.color.surfaceSunken};
  > * {
    flex: 1;
    min-height: ${({ theme }) => theme.size.touch};
    border: 0;
    border-radius: 14px;
    background: none;
    color: ${({ theme }) => theme.color.inkSoft};
    font: 600 16px/1 ${({ theme }) => theme.font.heading};
  }
  > [aria-selected='true'] {
    background: ${({ theme }) => theme.color.surfaceRaised};
    color: ${({ theme }) => theme.color.ink};
    box-shadow: 0 2px 6px rgba(27, 42, 74, 0.14);
  }
`
