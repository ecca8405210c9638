import { addEntryIds, type SearchScope } from './matches.ts'
import { findNewestMatches } from './newest-matches.ts'
import { namesOfDefinitions, type SearchableDefinition } from './searched.ts'
import { readSearchableEntryTexts, type SearchResultTexts } from './texts.ts'
import { mayContinueWith, plainLetterAt, splitIntoWordRuns } from './words.ts'

const writtenIn = (text: string, word: string): string | null => {
  const mayBegin = (at: number) =>
    plainLetterAt(text, at) === 0 || mayContinueWith(text, at, word.slice(0, 1))
  let written: string | null = null
  for (const { words, joined } of splitIntoWordRuns(text, mayBegin)) {
    const [first, last] = [words[0], words.at(-1)]
    if (!first || !last) continue
    const own = words.find(({ text: each, also }) => each === word || also === word)
    const [from, to] = own ? [own.from, own.to] : [first.from, last.to]
    if (!own && !joined.includes(word)) continue
    written = text.slice(from, to)
    if (written === written.toLowerCase()) break
  }
  return written
}

const firstWritten = (all: readonly SearchResultTexts[], word: string): string | null => {
  let written: string | null = null
  for (const { title, people, body } of all) {
    for (const text of [title, ...people, ...body]) {
      written = writtenIn(text, word) ?? written
      if (written !== null && written === written.toLowerCase()) return written
    }
  }
  return written
}

export const findSpellingOnSite = async (
  scope: SearchScope,
  kinds: readonly SearchableDefinition[],
  word: string,
  read: readonly SearchResultTexts[],
): Promise<string> => {
  const known = firstWritten(read, word)
  if (known !== null) return known
  const place = { in: 'anywhere', whole: true } as const
  const newest = await findNewestMatches(scope, namesOfDefinitions(kinds), word, place, 1)
  for (const [at, definition] of kinds.entries()) {
    const number = newest[at]?.[0]
    if (number === undefined) continue
    const entries = await addEntryIds(scope.queries, [{ entity: definition.name, number }])
    const ids = entries.map(({ id }) => id)
    const texts = await readSearchableEntryTexts(scope.queries, definition, ids, scope.reader)
    return firstWritten(texts, word) ?? word
  }
  return word
}
