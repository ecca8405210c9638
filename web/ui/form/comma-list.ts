const entry = /\s*(?:"((?:[^"]|"")*)"[^\S\n]*(?=[,\n]|$)|([^,\n]*))(?:[,\n]|$)/g

/** Splits a text at commas and line breaks. Items may be quoted, with doubled quotes inside. */
export const splitCommaList = (text: string): string[] =>
  [...text.matchAll(entry)]
    .map(([, quoted, plain = '']) => (quoted?.replaceAll('""', '"') ?? plain).trim())
    .filter((each) => each !== '')

const quoted = (each: string) => (/[,\n]|^"/.test(each) ? `"${each.replaceAll('"', '""')}"` : each)

/** Joins a list with commas and line breaks, quoting where needed. */
export const joinCommaList = (entries: readonly string[]): string => entries.map(quoted).join(',\n')
