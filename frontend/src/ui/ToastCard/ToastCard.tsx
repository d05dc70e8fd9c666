import styled from 'styled-components'
import { Icon } from '../Icon/Icon.js'

type Props = {
  title: string
  description?: string
  destructive?: boolean
}

/** What a notification says; the frame around it decides where and how long. */
export function ToastCard({ title, description, destructive = false }: Props) {
  return (
    <>
      <Disc $destructive={destructive}>
        <Icon name={destructive ? 'alert' : 'check'} />
      </Disc>
      <Words>
        <b>{title}</b>
        {description && <span>{description}</span>}
      </Words>
    </>
  )
}

const Disc = styled.span<{ $destructive: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: ${({ theme, $destructive }) => ($destructive ? theme.color.wrongSoft : theme.color.correctSoft)};
  color: ${({ theme, $destructive }) => ($destructive ? theme.color.wrongText : theme.color.correctText)};
`

const Words = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  b {
    display: block;
    font: 600 16px/1.3 ${({ theme }) => theme.font.heading};
  }
  span {
    color: ${({ theme }) => theme.color.inkSoft};
    font-size: 14px;
    line-height: 1.45;
  }
`
