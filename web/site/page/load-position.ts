import type { PageBlock } from '#contract/page/blocks.ts'
import { blockProblemStrings } from '#web/content/block-problem-strings.ts'

/** Whether a text is an existing day: February has no 30th. */
const isDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${text}T`)
}

/**
 * Returns the link for applications. Undefined if it is neither an e-mail address nor an HTTPS
 * URL.
 */
export const toJobApplicationUrl = (address: string): string | undefined => {
  if (/^[^\s@]+@[^\s@]+$/.test(address)) return `mailto:${address}`
  return URL.parse(address)?.protocol === 'https:' ? address : undefined
}

const note = (text: string) => ({ kind: 'note', text }) as const

/** Reads a block for an open position. Returns a note if visitors cannot see it. */
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
