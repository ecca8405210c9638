import { fillPlaceholders } from '#contract/content/group.ts'
import { timeLabels } from '#contract/content/labels/times.ts'
import type { Item } from '#contract/item/item.ts'
import { defaultLocalization, type Localization } from '#web/content/localization.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = locale + JSON.stringify(style)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' })
  formats.set(key, format)
  return format
}

const styleOf = (date: string, hasYear: boolean): Intl.DateTimeFormatOptions => ({
  ...(date.length > 7 && { day: 'numeric' }),
  ...(date.length > 4 && { month: 'short' }),
  ...((hasYear || date.length === 4) && { year: 'numeric' }),
})

/** Formats a date as precisely as it is known: `3 May 2026`, `May 2026` or `2026`. */
export const formatPartialDate = (date: string, locale: string, hasYear = true): string =>
  date && formatOf(locale, styleOf(date, hasYear)).format(new Date(date))

type Dates = Pick<Item, 'date' | 'until'>

/** Formats the last date of an item, until which it is open. */
export const formatDeadline = (
  until: string,
  { locale, words }: Localization = defaultLocalization,
): string => {
  const last = formatPartialDate(until, locale)
  return last && fillPlaceholders(words(timeLabels).until, { until: last })
}

/** Formats the date or time span of an item. Without year, only spans within one year omit it. */
export const formatItemDates = (
  { date, until }: Dates,
  { locale, words }: Localization = defaultLocalization,
  hasYear = true,
): string => {
  const isInOneYear = until === '' || date.slice(0, 4) === until.slice(0, 4)
  const isYearShown = hasYear || !isInOneYear
  if (until === '' || until === date) return formatPartialDate(date, locale, isYearShown)
  if (date === '')
    return fillPlaceholders(words(timeLabels).until, { until: formatPartialDate(until, locale) })
  if (date.length === until.length)
    return formatOf(locale, styleOf(date, isYearShown)).formatRange(new Date(date), new Date(until))
  return fillPlaceholders(words(timeLabels).span, {
    from: formatPartialDate(date, locale, isYearShown),
    until: formatPartialDate(until, locale, isYearShown),
  })
}
