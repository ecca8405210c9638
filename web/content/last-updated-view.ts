import { headerFooterContent } from '#contract/content/frame.ts'
import { fillPlaceholders } from '#contract/content/group.ts'
import { timeLabels } from '#contract/content/labels/times.ts'
import { formatLongDay } from '#web/ui/text/format-day.ts'
import type { Localization } from './localization.ts'

/**
 * Formats the time of an entry's last update for people and for machines. Returns null if the site's settings
 * hide it.
 */
export const formatLastUpdate = (updatedAt: string, { locale, words }: Localization) => {
  if (updatedAt === '' || words(headerFooterContent).lastUpdated === 'hidden') return null
  const machine = updatedAt.slice(0, 10)
  const date = formatLongDay(new Date(machine), locale)
  return { text: fillPlaceholders(words(timeLabels).updated, { date }), machine }
}

export type LastUpdatedView = ReturnType<typeof formatLastUpdate>
