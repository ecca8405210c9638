/** How days are written in some style, by language. To make a format takes far longer than to use it, so each is kept. */
export const dayStyle = (style: Intl.DateTimeFormatOptions) => {
  const known = new Map<string, Intl.DateTimeFormat>()
  return (day: Date, locale: string): string => {
    const format =
      known.get(locale) ?? new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' })
    known.set(locale, format)
    return format.format(day)
  }
}

const long = dayStyle({ dateStyle: 'long' })

/** A day as it is written out in a language: `16 November 2026`. */
export const longDay = (moment: Date, locale = 'en-GB'): string => long(moment, locale)
