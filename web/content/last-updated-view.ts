import { frameContent } from '#contract/content/frame.ts'
import { fill } from '#contract/content/group.ts'
import { timeLabels } from '#contract/content/labels/times.ts'
import { formatLongDay } from '#web/ui/text/format-day.ts'
import type { Speech } from './speech.ts'

/** When something was last changed, in words and for machines; null where the group does not show it. */
export const lastUpdated = (updatedAt: string, { locale, words }: Speech) => {
  if (updatedAt === '' || words(frameContent).lastUpdated === 'hidden') return null
  const machine = updatedAt.slice(0, 10)
  const date = formatLongDay(new Date(machine), locale)
  return { text: fill(words(timeLabels).updated, { date }), machine }
}

export type LastUpdatedView = ReturnType<typeof lastUpdated>
