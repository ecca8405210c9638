import { largestOf } from '#contract/list/any-length.ts'
import { replaceSpecialLetters } from '#contract/text/spell-letters.ts'

export interface NamedPerson {
  readonly _id: string
  readonly name: string
  readonly otherNames: readonly string[]
}

/** Splits a name or a file name into lower-case words without accents. */
const wordsOf = (text: string): string[] =>
  replaceSpecialLetters(
    text
      // Splits HelenSmith into the same words as helen_smith.
      .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase(),
  )
    .split(/[^\p{L}]+/u)
    .filter(Boolean)

const titles = new Set(['dr', 'prof', 'professor', 'phd', 'md', 'msc', 'bsc', 'mr', 'mrs', 'ms'])

const spellingsOf = ({ name, otherNames }: NamedPerson): string[][] =>
  [name, ...otherNames]
    .map((each) => wordsOf(each).filter((word) => !titles.has(word)))
    .filter((words) => words.length > 0)

/** Maps both spellings of an umlaut to one: `mueller` becomes `muller`. */
const unifyUmlauts = (word: string): string => word.replaceAll(/([aou])e/g, '$1')

/**
 * Returns how well the words of a file name match those of a person's name: 3 for all words, 2 for
 * initial and family name, 1 for the family name alone, 0 for no match.
 */
const surenessOf = (file: readonly string[], spelling: readonly string[]): number => {
  const have = new Set(file.map(unifyUmlauts))
  const joined = file.map(unifyUmlauts).join('')
  const spellingWords = spelling.map(unifyUmlauts)
  const last = spellingWords.at(-1) ?? ''
  const initial = (spellingWords[0] ?? '').slice(0, 1)
  if (spellingWords.every((word) => have.has(word)) || joined.includes(spellingWords.join('')))
    return 3
  if (have.has(initial + last) || (have.has(initial) && have.has(last))) return 2
  return last.length > 2 && have.has(last) ? 1 : 0
}

/**
 * Returns the person whose name best matches a file name. Returns undefined if nobody matches, or several
 * match equally well.
 */
export const matchPhoto = <P extends NamedPerson>(
  fileName: string,
  people: readonly P[],
): P | undefined => {
  const file = wordsOf(fileName.replace(/\.[a-z\d]{2,5}$/i, ''))
  const judged = people.map((person) => ({
    person,
    sureness: largestOf([0, ...spellingsOf(person).map((spelling) => surenessOf(file, spelling))]),
  }))
  const bestSureness = largestOf([0, ...judged.map(({ sureness }) => sureness)])
  const best = judged.filter(({ sureness }) => sureness === bestSureness)
  return bestSureness > 0 && best.length === 1 ? best[0]?.person : undefined
}
