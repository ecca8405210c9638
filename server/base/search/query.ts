import { extractDois, identifierKeyOf, identifierKeysIn } from './identifier-key.ts'
import { nameRunsOf, type TextWord, type WordRun } from './words.ts'

export type SearchTerm = readonly string[]
/**
 * Text typed between two spaces, as alternative readings. For example, `covid-19` is `covid` and `19`, or
 * `covid19`. Each reading requires all of its terms.
 */
export type SearchUnit = readonly (readonly SearchTerm[])[]

export interface SearchQuery {
  readonly units: readonly SearchUnit[]
  readonly written: readonly string[]
  /** Single letters next to other words. They are optional but improve the rank. */
  readonly letters: readonly SearchUnit[]
  readonly keys: readonly string[]
}

/** Maximum length of a query in characters. Nobody types or pastes more. */
const mostLetters = 2_000
const mostUnits = 50

/** Ignored parts of queries: operators of other search engines, and the hosts of URLs. */
const operators = /(?<![\p{L}\p{N}])(?:AND|OR|NOT|NEAR(?:\/\d+)?)(?![\p{L}\p{N}])/gu
const hosts = /\bhttps?:\/\/[^/\s]+|\b(?:dx\.)?doi\.org\//gi
const labels = /\b(?:doi|pmid|pmcid|arxiv|orcid)\b:?\s*(?=\S{0,20}\d)/gi

/** Marks a word that must match as a whole instead of as a prefix. */
export const markAsWholeWord = (word: string): string => `=${word}`
export const isWholeWord = (word: string): boolean => word.startsWith('=')
export const removeWholeWordMark = (word: string): string =>
  isWholeWord(word) ? word.slice(1) : word

const isLetter = (word: string): boolean =>
  /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Hebrew}\p{sc=Arabic}\p{N}]$/u.test(word)

/**
 * Drops the last single character of texts without spaces, such as Chinese, because the last pair of
 * characters includes it.
 */
const withoutLastSigns = (words: readonly TextWord[]): TextWord[] =>
  words.filter(({ from, to }, at) => {
    const before = words[at - 1]
    return !before || before.to < to || before.from >= from
  })

/**
 * Maximum length of words that are not treated as prefixes next to a single letter: `U-Net` does
 * not match `network`.
 */
const short = 3

const optionsOf = ({ text, also }: TextWord): SearchTerm => (also ? [text, also] : [text])

const unitOf = (text: string, { words, joined }: WordRun): SearchUnit => {
  const [first, second, ...more] = words
  const isGenitive =
    first && second?.text === 's' && more.length === 0 && /['’]/.test(text[first.to] ?? '')
  if (isGenitive) return [[optionsOf(first)]]
  const hasLetter = words.some((word) => isLetter(word.text))
  const apart = withoutLastSigns(words).map((word) =>
    hasLetter && word.text.length <= short ? [markAsWholeWord(word.text)] : optionsOf(word),
  )
  return joined.length > 0 ? [apart, [joined]] : [apart]
}

const isOfLetters = ({ words }: WordRun): boolean => words.every(({ text }) => isLetter(text))

interface Typed {
  readonly unit: SearchUnit
  readonly written: string
}

const distinct = (all: readonly Typed[]): Typed[] =>
  [...new Map(all.toReversed().map((each) => [JSON.stringify(each.unit), each])).values()].reverse()

const readWords = (text: string): SearchQuery => {
  const { dois, rest } = extractDois(text)
  const runs: WordRun[] = []
  for (const run of nameRunsOf(rest)) {
    runs.push(run)
    if (runs.length === mostUnits) break
  }
  const read = (some: readonly WordRun[]) =>
    some.map((run) => ({
      unit: unitOf(rest, run),
      written: rest.slice(run.words[0]?.from, run.words.at(-1)?.to),
    }))
  const words = distinct([
    ...read(runs.filter((run) => !isOfLetters(run))),
    ...dois.map((doi) => ({ unit: [[[identifierKeyOf(doi)]]], written: doi })),
  ])
  const letters = distinct(read(runs.filter(isOfLetters)))
  const [all, optional] = words.length > 0 ? [words, letters] : [letters, []]
  return {
    units: all.map(({ unit }) => unit),
    written: all.map(({ written }) => written),
    letters: optional.map(({ unit }) => unit),
    keys: identifierKeysIn(runs, dois),
  }
}

export const parseQuery = (typed: string): SearchQuery => {
  const text = typed
    .slice(0, mostLetters)
    .replaceAll(/%2f/gi, '/')
    .replaceAll(hosts, ' ')
    .replaceAll(labels, ' ')
  const query = readWords(text.replaceAll(operators, ' '))
  return query.units.length > 0 ? query : readWords(text)
}

/** Part of an entry that must contain the words, and whether words must match as a whole. */
export interface WordMatchLocation {
  readonly in: 'title' | 'title or people' | 'anywhere'
  readonly whole?: boolean
}

/** Search condition, which each database formats in its own syntax. A string is a word or an identifier. */
export type SearchCondition =
  | { readonly all: readonly SearchCondition[] }
  | { readonly any: readonly SearchCondition[] }
  | string

export const requireAllUnits = (units: readonly SearchUnit[]): SearchCondition => ({
  all: units.map(requireUnit),
})

/** Returns the condition that any reading of a unit matches. */
export const requireUnit = (unit: SearchUnit): SearchCondition => ({
  any: unit.map((terms) => ({ all: terms.map((options) => ({ any: options })) })),
})

const join = (parts: readonly string[], operator: string): string =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(operator)})`

const print = (
  condition: SearchCondition,
  word: (word: string) => string,
  [and, or]: readonly [string, string],
): string => {
  if (typeof condition === 'string') return word(condition)
  const [parts, operator] = 'all' in condition ? [condition.all, and] : [condition.any, or]
  return join(
    parts.map((part) => print(part, word, [and, or])),
    operator,
  )
}

/**
 * Prefixes of words from titles and from names in SQLite's index. The words are also indexed
 * without them.
 */
export const indexedTitleWordPrefix = '§'
export const indexedPeopleWordPrefix = '¤'
/** Prefix of identifiers in SQLite's index and in conditions. */
export const indexedIdentifierPrefix = '¶'

export const requireAnyKey = (keys: readonly string[]): SearchCondition => ({
  any: keys.map((key) => indexedIdentifierPrefix + key),
})

const marks: Readonly<Record<WordMatchLocation['in'], readonly string[]>> = {
  title: [indexedTitleWordPrefix],
  'title or people': [indexedTitleWordPrefix, indexedPeopleWordPrefix],
  anywhere: [''],
}
const weights = { title: 'A', 'title or people': 'AB', anywhere: '' }

export type IndexedSpellings = ReadonlyMap<string, readonly string[]>

/** Whether a condition can have matches. Prefixes without indexed words cannot. */
export const canHaveMatches = (
  condition: SearchCondition,
  spellings: IndexedSpellings,
): boolean => {
  if (typeof condition === 'string') return spellings.get(condition)?.length !== 0
  return 'all' in condition
    ? condition.all.every((part) => canHaveMatches(part, spellings))
    : condition.any.some((part) => canHaveMatches(part, spellings))
}

/**
 * Formats a condition for SQLite's FTS5. Words contain only letters and digits, so they need no escaping.
 * Prefixes are replaced by the indexed words in `spellings`, because a search for a few whole words is many
 * times faster.
 */
export const toFts5 = (
  condition: SearchCondition,
  place: WordMatchLocation,
  spellings: IndexedSpellings,
): string => {
  const marked = (words: readonly string[], ending = '') =>
    join(
      words.flatMap((word) => marks[place.in].map((mark) => `"${mark}${word}"${ending}`)),
      ' OR ',
    )
  const find = (word: string) => {
    if (word.startsWith(indexedIdentifierPrefix)) return `"${word}"`
    if (place.whole || isWholeWord(word)) return marked([removeWholeWordMark(word)])
    const known = spellings.get(word)
    if (known === undefined) return marked([word], ' *')
    return marked(known.length > 0 ? known : [word])
  }
  return print(condition, find, [' AND ', ' OR '])
}

export const toTsquery = (condition: SearchCondition, place: WordMatchLocation): string => {
  const find = (word: string) => {
    if (word.startsWith(indexedIdentifierPrefix))
      return `'${word.slice(indexedIdentifierPrefix.length)}':C`
    const mark = `${place.whole || isWholeWord(word) ? '' : '*'}${weights[place.in]}`
    return `'${removeWholeWordMark(word)}'${mark && `:${mark}`}`
  }
  return print(condition, find, [' & ', ' | '])
}
