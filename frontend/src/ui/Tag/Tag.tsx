import styled, { type DefaultTheme } from 'styled-components'

/** What a tag says beyond its text. */
export type TagTone = 'plain' | 'blue' | 'solid-blue' | 'correct' | 'sun' | 'wrong' | 'category'

function tone({ color, category }: DefaultTheme, name: TagTone): readonly [string, string] {
  const tones: Record<TagTone, readonly [string, string]> = {
    plain: [color.surfaceSunken, color.inkSoft],
    blue: [color.primarySoft, color.primaryText],
    'solid-blue': [color.primary, color.onPrimary],
    correct: [color.correctSoft, color.correctText],
    sun: [color.sunSoft, color.sunText],
    wrong: [color.wrongSoft, color.wrongText],
    category: [category.soft, category.text],
  }
  return tones[name]
}

/** A word or two about the thing beside it. */
export const Tag = styled.span<{ $tone?: TagTone }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 5px 10px;
  border-radius: ${({ theme }) => theme.radius.pill};
  font: 600 13px/1.2 ${({ theme }) => theme.font.body};
  white-space: nowrap;
  background: ${({ theme, $tone = 'plain' }) => tone(theme, $tone)[0]};
  color: ${({ theme, $tone = 'plain' }) => tone(theme, $tone)[1]};
`
