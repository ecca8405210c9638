/**
 * Minimum lengths of a number or name to search for. Shorter ones occur in too many texts by
 * accident.
 */
const minLength = { number: 4, name: 8 }

/** Returns the index of `name` in a text as a whole word, ignoring case, or -1. */
const indexOfWord = (text: string, name: string): number => {
  const wanted = name.toLowerCase()
  const lower = text.toLowerCase()
  // Some letters have another length in lower case. An index would then be wrong in the original text.
  if (lower.length !== text.length) return -1
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
    const around = [lower[at - 1] ?? '', lower[at + wanted.length] ?? '']
    if (!around.some((character) => /[\p{L}\p{N}]/u.test(character))) return at
  }
  return -1
}

/** Returns the part of a text that mentions a grant by number or else by name, or null. */
export const findGrantMention = (
  text: string,
  { name, number }: { readonly name: string; readonly number: string },
): readonly [from: number, to: number] | null => {
  const names = [
    { words: number.trim(), least: minLength.number },
    { words: name.trim(), least: minLength.name },
  ]
  for (const { words, least } of names) {
    const at = words.length < least ? -1 : indexOfWord(text, words)
    if (at >= 0) return [at, at + words.length]
  }
  return null
}
