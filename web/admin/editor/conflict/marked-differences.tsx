import { Fragment } from 'react'
import type { Stretch } from './text-differences.ts'

const mostKept = 60

/** A common part of both texts, shortened to what is next to a difference. */
const shortened = (text: string, isFirst: boolean, isLast: boolean): string => {
  if (text.length <= 2 * mostKept) return text
  // Where nothing differs, the other text has more: both ends say which text this is.
  const isAlone = isFirst && isLast
  const start = isFirst && !isAlone ? '' : text.slice(0, mostKept)
  const end = isLast && !isAlone ? '' : text.slice(-mostKept)
  return `${start} … ${end}`
}

/** A text with its differences from another marked; of common parts only the context is shown. */
export function MarkedDifferences({ stretches }: { stretches: readonly Stretch[] }) {
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
