import { Fragment } from 'react'
import type { ComparedTextPart } from './text-differences.ts'

const maxContextLength = 60

/** Shortens a part that two texts have in common to the characters next to a difference. */
const shortened = (text: string, isFirst: boolean, isLast: boolean): string => {
  if (text.length <= 2 * maxContextLength) return text
  // If nothing in a text differs, it is a single part. Both ends are kept, so that the text can be
  // recognized.
  const isAlone = isFirst && isLast
  const start = isFirst && !isAlone ? '' : text.slice(0, maxContextLength)
  const end = isLast && !isAlone ? '' : text.slice(-maxContextLength)
  return `${start} … ${end}`
}

/** Marks the differences between two texts, and shortens their common parts. */
export function MarkedDifferences({ stretches }: { stretches: readonly ComparedTextPart[] }) {
  return stretches.map(({ text, isDifferent }, index) => {
    const key = `${index}:${text.length}`
    if (isDifferent)
      return (
        <mark key={key} className="rounded-sm bg-signal-soft px-0.5 text-ink">
          {text}
        </mark>
      )
    return (
      <Fragment key={key}>{shortened(text, index === 0, index === stretches.length - 1)}</Fragment>
    )
  })
}
