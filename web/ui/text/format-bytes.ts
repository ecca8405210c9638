const megabyte = 1024 * 1024

/** Formats the size of a file, such as “2.4 MB” or “12 kB”, at least 1 kB. */
export const formatBytes = (bytes: number, locale = 'en-GB'): string => {
  const isSmall = bytes < megabyte / 10
  const number = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  })
  return number.format(isSmall ? Math.max(1, Math.ceil(bytes / 1024)) : bytes / megabyte)
}
