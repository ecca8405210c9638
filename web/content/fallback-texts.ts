/**
 * Interface texts of a page that are shown in another language because their translation is missing. The key
 * is that language.
 */
export type FallbackTextsByLanguage = Readonly<Record<string, readonly string[]>>

/** Returns the language of an interface text without a translation. Undefined for any other text. */
export type FindFallbackLanguage = (text: string) => string | undefined

/** Matches line breaks, tabs and repeated spaces. */
const blanks = /[^\S ]\s*| \s+/g
const isAnchor = /\p{L}{3}/u
const numbers = /\d+(?:[.,]\d+)*/g

/** Replaces line breaks and repeated whitespace with single spaces. */
const tidy = (text: string): string => text.replace(blanks, ' ').trim()
const withoutNumbers = (text: string): string =>
  text.replace(numbers, ' ').replace(/ {2,}/g, ' ').trim()

/** Whether a text consists of these parts in order, with anything between them. */
const hasParts = (text: string, [first = '', ...rest]: readonly string[]): boolean => {
  const last = rest.pop() ?? ''
  const end = text.length - last.length
  let at = first.length
  if (end < at || !text.startsWith(first) || !text.endsWith(last)) return false
  for (const part of rest) {
    const found = text.indexOf(part, at)
    if (found < 0 || found + part.length > end) return false
    at = found + part.length
  }
  return true
}

/**
 * Returns a lookup key for a text with placeholders: `^` and its first character or, if it starts with a
 * placeholder, its last character and `$`.
 */
const edgeOf = (first = '', last = ''): string => (first ? `^${first[0]}` : `${last.at(-1)}$`)

/**
 * Creates a function that finds the language of a fallback text, also after its `{placeholders}` have been
 * filled in.
 */
export const createFallbackLanguageFinder = (
  fallback: FallbackTextsByLanguage,
): FindFallbackLanguage => {
  const plain = new Map<string, string>()
  /** Language by text without numbers and placeholders, for texts with filled-in numbers. */
  const counted = new Map<string, string>()
  /** Texts with placeholders by the key of `edgeOf`, so that most texts are never compared. */
  const filled = new Map<string, { readonly lang: string; readonly parts: readonly string[] }[]>()
  for (const [lang, texts] of Object.entries(fallback)) {
    // Each line is also added alone, because a page may show it in an element of its own.
    for (const text of texts.flatMap((each) => [each, ...each.split('\n')])) {
      const parts = tidy(text).split(/\{\w+\}/)
      counted.set(withoutNumbers(parts.join(' ')), lang)
      // Each part beside a placeholder is also added alone, because a page may show it in an
      // element of its own.
      for (const part of parts)
        if (parts.length === 1 || isAnchor.test(part)) plain.set(part.trim(), lang)
      if (parts.length === 1) continue
      // Texts with placeholders at both ends are left out, because they would match any content.
      if ([parts[0], parts.at(-1)].some((part = '') => isAnchor.test(part))) {
        const edge = edgeOf(parts[0], parts.at(-1))
        filled.set(edge, [...(filled.get(edge) ?? []), { lang, parts }])
      }
    }
  }
  for (const map of [plain, counted]) map.delete('')
  return (given) => {
    const text = tidy(given)
    const known =
      plain.get(text) ?? (/\d/.test(text) ? counted.get(withoutNumbers(text)) : undefined)
    if (known) return known
    const alike = [edgeOf(text), edgeOf('', text)].flatMap((edge) => filled.get(edge) ?? [])
    return alike.find(({ parts }) => hasParts(text, parts))?.lang
  }
}
