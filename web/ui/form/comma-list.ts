const entry = /\s*(?:"((?:[^"]|"")*)"[^\S\n]*(?=[,\n]|$)|([^,\n]*))(?:[,\n]|$)/g

/**
 * The entries of a list typed with commas or lines between them. An entry with commas of its own
 * stands in quotation marks; those within it are doubled.
 */
export const splitList = (text: string): string[] =>
  [...text.matchAll(entry)]
    .map(([, quoted, plain = '']) => (quoted?.replaceAll('""', '"') ?? plain).trim())
    .filter((each) => each !== '')

const quoted = (each: string) => (/[,\n]|^"/.test(each) ? `"${each.replaceAll('"', '""')}"` : each)

/** A list as one would type it, an entry a line. */
export const joinList = (entries: readonly string[]): string => entries.map(quoted).join(',\n')
