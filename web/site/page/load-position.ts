import type { PageBlock } from '#contract/page/blocks.ts'
import { blockProblemStrings } from '#web/content/block-problem-strings.ts'

/** Whether a text is a date that exists, unlike 30 February. */
const isDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${text}T`)
}

/**
 * Returns a `mailto:` or HTTPS link for applications. Undefined if the text is neither an e-mail address nor
 * an HTTPS URL.
 */
export const toJobApplicationUrl = (address: string): string | undefined => {
  if (/^[^\s@]+@[^\s@]+$/.test(address)) return `mailto:${address}`
  return URL.parse(address)?.protocol === 'https:' ? address : undefined
}

const note = (text: string) => ({ kind: 'note', text }) as const

/**
 * Reads a block with an open position. Returns a note for editors if the block is invalid or the position
 * closed.
 */
export const readJobPosition = ({ label, attributes }: PageBlock, today: string) => {
  const { until = '', apply = '' } = attributes
  if (label === '') return note(blockProblemStrings.noPosition)
  if (until !== '' && !isDay(until)) return note(blockProblemStrings.noDay(until))
  if (until !== '' && until < today)
    return { kind: 'closedPosition', text: blockProblemStrings.closed(label, until) } as const
  return {
    kind: 'position',
    position: label,
    until,
    apply: toJobApplicationUrl(apply) ?? '',
  } as const
}
