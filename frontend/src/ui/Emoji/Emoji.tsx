import type { ImgHTMLAttributes } from 'react'

const art = import.meta.glob<string>('./art/*.svg', { query: '?no-inline', import: 'default', eager: true })

type Props = {
  /** Name of a picture in `art/`. */
  name: string
  size: number
} & Pick<ImgHTMLAttributes<HTMLImageElement>, 'loading'>

/** Whether there is a picture of that name. */
export function hasEmoji(name: string): boolean {
  return `./art/${name}.svg` in art
}

/** A small picture that looks the same on every system. Decorative: words beside it say the same. */
export function Emoji({ name, size, loading }: Props) {
  return <img src={art[`./art/${name}.svg`]} alt="" width={size} height={size} loading={loading} draggable={false} />
}
