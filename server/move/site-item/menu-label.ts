const maxLength = 60

/** Formats the label of an old menu item. al-folio has titles in lower case. */
export const formatMenuLabel = (written: string): string =>
  written
    .trim()
    .slice(0, maxLength)
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
