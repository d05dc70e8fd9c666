import styled from 'styled-components'
import { FORM_AVATAR, STORED_AVATAR } from '#engine'
import { Emoji, hasEmoji } from '../Emoji/Emoji.js'

const SIZES = { sm: [36, 22], md: [48, 30], lg: [72, 46], xl: [104, 66] } as const

type Props = {
  /** `avatar-1` to `avatar-18`; any other is drawn as `avatar-1`. @source decisions (Avatars) */
  id: string | null
  color: string | null
  size?: keyof typeof SIZES
}

/** A profile's picture on its colour. Decorative: the name stands beside it. */
export function Avatar({ id, color, size = 'md' }: Props) {
  const known = id !== null && /^avatar-\d+$/.test(id) && hasEmoji(id) ? id : FORM_AVATAR.id
  return (
    <Disc style={{ background: color ?? STORED_AVATAR.color }} $size={size}>
      <Emoji name={known} size={SIZES[size][1]} />
    </Disc>
  )
}

const Disc = styled.span<{ $size: keyof typeof SIZES }>`
  display: grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => SIZES[$size][0]}px;
  height: ${({ $size }) => SIZES[$size][0]}px;
  border-radius: 50%;
  box-shadow: ${({ $size }) => ($size === 'sm' ? 'none' : 'inset 0 0 0 3px rgba(255, 255, 255, 0.28)')};
`
