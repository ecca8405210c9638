import { largestOf } from '#contract/list/any-length.ts'
import { type AuthorName, parseAuthorName } from '#contract/publication/author-name.ts'
import { foldName } from './fold.ts'

export interface MatchablePerson {
  readonly _id: string
  readonly name: string
  readonly orcid?: string
  readonly otherNames?: readonly string[]
}

interface Words {
  readonly family: readonly string[]
  readonly given: readonly string[]
}

interface Spelling extends Words {
  readonly person: MatchablePerson
}

const titles =
  /^(?:(?:dr|prof|professor|pd|priv\.?-?doz|univ\.?-?prof|dipl\.?-?ing|mr|mrs|ms|sir|dame)\.?\s+(?:(?:med|rer|nat|phil|habil|h\.?\s?c)\.\s*)*)+/i
const degrees = /(?:,?\s+(?:ph\.?d|m\.?d|m\.?sc|b\.?sc|d\.?phil|mph|mbbs|frcs|frcp)\.?)+$/i

const withoutTitles = (name: string): string => name.trim().replace(titles, '').replace(degrees, '')

const foldedWords = (text: string) => foldName(text).split(' ').filter(Boolean)

const wordsOf = (name: AuthorName): Words =>
  'literal' in name
    ? { family: foldedWords(name.literal), given: [] }
    : // `fold` would join initials, but "J.-L." must remain two words.
      { family: foldedWords(name.family), given: foldedWords(name.given.replaceAll('.', '. ')) }

/** Keeps only the last `count` words of the family name. The others become given names. */
const shortened = ({ family, given }: Words, count: number): Words => ({
  family: family.slice(-count),
  given: [...given, ...family.slice(0, -count)],
})

const isCompatible = (one: string, other: string): boolean =>
  one === other ||
  (one.length === 1 ? other.startsWith(one) : other.length === 1 && one.startsWith(other))

/**
 * Whether given names may be of the same person: `J` and `Jane Mary`, but not `Jane` and `John`.
 */
const canBeSame = (some: readonly string[], others: readonly string[]): boolean => {
  const shared = Math.min(some.length, others.length)
  if (shared === 0) return some.length === others.length
  return some.slice(0, shared).every((part, index) => isCompatible(part, others[index] ?? ''))
}

/**
 * Whether two names may be of the same person, even if their family names have different lengths.
 */
const canMean = (one: Words, other: Words): boolean => {
  const count = Math.min(one.family.length, other.family.length)
  const [mine, yours] = [shortened(one, count), shortened(other, count)]
  return mine.family.join(' ') === yours.family.join(' ') && canBeSame(mine.given, yours.given)
}

/** A name that is parsed once, to be compared with many. */
export interface ComparableName {
  /** Words in alphabetical order. */
  readonly key: string
  readonly words: Words
}

export const toComparableName = (name: string): ComparableName => ({
  key: foldedWords(name).toSorted().join(' '),
  words: wordsOf(parseAuthorName(withoutTitles(name))),
})

/** Whether two names may be of the same person: `J. Chen`, `Chen, Jun` and `Dr. Jun Chen`. */
export const canNameSamePerson = (one: ComparableName, other: ComparableName): boolean =>
  one.key === other.key || canMean(one.words, other.words)

/**
 * Creates a function that returns the id of the person whom an author name means, or an empty
 * string if this is uncertain.
 */
export const createPersonMatcher = (
  people: readonly MatchablePerson[],
): ((name: AuthorName) => string) => {
  const byOrcid = new Map(
    people.flatMap(({ _id, orcid }) => (orcid ? [[orcid, _id] as const] : [])),
  )
  const byFamily = new Map<string, Spelling[]>()
  for (const person of people) {
    for (const spelling of [person.name, ...(person.otherNames ?? [])]) {
      const words = wordsOf(parseAuthorName(withoutTitles(spelling)))
      const last = words.family.at(-1)
      if (last === undefined) continue
      byFamily.set(last, [...(byFamily.get(last) ?? []), { person, ...words }])
    }
  }
  return (name) => {
    const known = name.orcid && byOrcid.get(name.orcid)
    if (known) return known
    const words = wordsOf(name)
    const found = (byFamily.get(words.family.at(-1) ?? '') ?? [])
      .filter((spelling) => canMean(words, spelling))
      // A different ORCID iD means a different person.
      .filter(({ person }) => !name.orcid || !person.orcid || person.orcid === name.orcid)
    // More shared initials are a better match: "J. M." is Jane Mary rather than John.
    const shared = ({ given }: Spelling) => Math.min(given.length, words.given.length)
    const most = largestOf(found.map(shared))
    const best = found.filter((spelling) => shared(spelling) === most)
    const [only, ...more] = new Set(best.map(({ person }) => person._id))
    return only !== undefined && more.length === 0 ? only : ''
  }
}
