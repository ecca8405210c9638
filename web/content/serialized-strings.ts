import type { ChangedContent } from '#contract/content/group.ts'

/** Strings of a page as JSON. The router transfers one long text much faster than hundreds of small ones. */
export type SerializedStrings = string

const none: ChangedContent = {}
const mostKnown = 200
const texts = new WeakMap<ChangedContent, SerializedStrings>()
const words = new Map<SerializedStrings, ChangedContent>()

const know = (text: SerializedStrings, content: ChangedContent) => {
  for (const oldest of words.keys()) if (words.size >= mostKnown) words.delete(oldest)
  texts.set(content, text)
  words.set(text, content)
}

/** Converts strings to JSON and caches the result. */
export const serializeStrings = (content: ChangedContent): SerializedStrings => {
  const text = texts.get(content) ?? JSON.stringify(content)
  if (words.get(text) !== content) know(text, content)
  return text
}

/**
 * Parses strings. The same text returns the same object, because a new object would render all components
 * again.
 */
export const parseSerializedStrings = (text: SerializedStrings): ChangedContent => {
  const cached = words.get(text)
  if (cached) return cached
  const content: ChangedContent = JSON.parse(text)
  know(text, content)
  return content
}

const joined = new WeakMap<ChangedContent, [everywhere: ChangedContent, all: ChangedContent]>()

/**
 * Merges the strings of all pages with those of one page. The same arguments return the same object, because
 * a new object would render all components again.
 */
export const mergeSerializedStrings = (
  everywhere?: SerializedStrings,
  onPage?: SerializedStrings | null,
): ChangedContent => {
  const content = everywhere === undefined ? none : parseSerializedStrings(everywhere)
  if (!onPage) return content
  const pageStrings = parseSerializedStrings(onPage)
  const before = joined.get(pageStrings)
  if (before?.[0] === content) return before[1]
  const all = { ...content, ...pageStrings }
  joined.set(pageStrings, [content, all])
  return all
}
