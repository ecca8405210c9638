const scheme = /^([a-z][a-z0-9+.-]*):/i
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these from addresses, so "java\nscript:" must not pass
const hidden = /[\u0000-\u001f\u007f]/

/** Whether a text is valid in a link field: a URL, a mail address, a path on this site, or plain words. */
export const isValidLink = (value: string): boolean => {
  const text = value.trim()
  if (hidden.test(text)) return false
  const named = scheme.exec(text)?.[1]?.toLowerCase()
  if (named === 'http' || named === 'https') return /^https?:\/\//i.test(text) && URL.canParse(text)
  if (named !== undefined) return named === 'mailto'
  return !/^[/\\]{2}|^\/?\\/.test(text)
}

/** Returns the URL of a link field, or null if its text is plain words. */
export const hrefOf = (value: string): string | null => {
  const text = value.trim()
  if (!isValidLink(text)) return null
  return text.startsWith('/') || scheme.test(text) ? text : null
}
