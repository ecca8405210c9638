import type { Block } from '#contract/page/blocks.ts'
import { blockProblem } from '#web/content/page-block-problems.ts'

/** Whether a text is a day that exists: February has no 30th. */
const isDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${text}T`)
}

/** Where an application goes; undefined where it could go nowhere. */
export const applicationLink = (address: string): string | undefined => {
  if (/^[^\s@]+@[^\s@]+$/.test(address)) return `mailto:${address}`
  return URL.parse(address)?.protocol === 'https:' ? address : undefined
}

const note = (text: string) => ({ kind: 'note', text }) as const

/** What a block says of an open position, or why visitors see nothing of it on a day. */
export const readPosition = ({ label, attributes }: Block, today: string) => {
  const { until = '', apply = '' } = attributes
  if (label === '') return note(blockProblem.noPosition)
  if (until !== '' && !isDay(until)) return note(blockProblem.noDay(until))
  if (until !== '' && until < today)
    return { kind: 'closedPosition', text: blockProblem.closed(label, until) } as const
  return { kind: 'position', position: label, until, apply: applicationLink(apply) ?? '' } as const
}
