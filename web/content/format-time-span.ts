import { fillPlaceholders } from '#contract/content/group.ts'
import { timeLabels } from '#contract/content/labels/times.ts'
import type { JobPosition } from '#contract/profile/position.ts'
import { createDayFormatter } from '#web/ui/text/format-day.ts'
import { defaultLocalization, type Localization } from './localization.ts'

const month = createDayFormatter({ month: 'short', year: 'numeric' })

/** Formats the time span of a position as months, without days. */
export const formatTimeSpan = (
  { from, until }: Pick<JobPosition, 'from' | 'until'>,
  { locale, words }: Localization = defaultLocalization,
): string => {
  const shown = (moment: string): string =>
    moment.length > 4 ? month(new Date(moment), locale) : moment
  const { since, until: end, span } = words(timeLabels)
  if (from === '') return until && fillPlaceholders(end, { until: shown(until) })
  if (until === '') return fillPlaceholders(since, { from: shown(from) })
  const [first, last] = [shown(from), shown(until)]
  return first === last ? first : fillPlaceholders(span, { from: first, until: last })
}
