/** Shorter ones occur in too many texts by accident. */
const shortest = { number: 4, name: 8 }

/** Where a text names something as a whole word, without regard to case; -1 where it does not. */
const placeOf = (text: string, name: string): number => {
  const wanted = name.toLowerCase()
  const lower = text.toLowerCase()
  // Some letters change their length with their case; then places could not be compared.
  if (lower.length !== text.length) return -1
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
    const around = [lower[at - 1] ?? '', lower[at + wanted.length] ?? '']
    if (!around.some((character) => /[\p{L}\p{N}]/u.test(character))) return at
  }
  return -1
}

/** The stretch of a text that names a grant by its number, else by its name; null where none does. */
export const namesGrant = (
  text: string,
  { name, number }: { readonly name: string; readonly number: string },
): readonly [from: number, to: number] | null => {
  const names = [
    { words: number.trim(), least: shortest.number },
    { words: name.trim(), least: shortest.name },
  ]
  for (const { words, least } of names) {
    const at = words.length < least ? -1 : placeOf(text, words)
    if (at >= 0) return [at, at + words.length]
  }
  return null
}
