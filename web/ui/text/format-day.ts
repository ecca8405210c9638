/**
 * Creates a date formatter. It caches one `Intl.DateTimeFormat` per locale, because creating them is slow.
 */
export const createDayFormatter = (style: Intl.DateTimeFormatOptions) => {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (day: Date, locale: string): string => {
    const format =
      formats.get(locale) ?? new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' })
    formats.set(locale, format)
    return format.format(day)
  }
}

const long = createDayFormatter({ dateStyle: 'long' })

/** Formats a day such as `16 November 2026`. */
export const formatLongDay = (moment: Date, locale = 'en-GB'): string => long(moment, locale)
