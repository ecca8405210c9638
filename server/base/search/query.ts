import { keyOf, keysIn, takeDois } from './identifier-key.ts'
import { namesOf, type Run, type Word } from './words.ts'

/** One typed word and its possible meanings; any of them matches. */
export type Term = readonly string[]
/** What was typed between two blanks: any of these readings will do, each with all its terms. */
export type Unit = readonly (readonly Term[])[]

/** What someone looks for. */
export interface Query {
  readonly units: readonly Unit[]
  /** The same as they were typed. */
  readonly written: readonly string[]
  /** Single letters beside other words: an initial need not be found, but is better if it is. */
  readonly letters: readonly Unit[]
  /** What may be the DOI or number of an entry. */
  readonly keys: readonly string[]
}

/** More is nothing a person types or pastes to find something. */
const mostLetters = 2_000
const mostUnits = 50

/** What people type around words because other searches ask for it, and hosts, which nothing is found by. */
const operators = /(?<![\p{L}\p{N}])(?:AND|OR|NOT|NEAR(?:\/\d+)?)(?![\p{L}\p{N}])/gu
const hosts = /\bhttps?:\/\/[^/\s]+|\b(?:dx\.)?doi\.org\//gi
/** What people write before a number to tell what it is. */
const labels = /\b(?:doi|pmid|pmcid|arxiv|orcid)\b:?\s*(?=\S{0,20}\d)/gi

/** A word that must match whole, and not only as the beginning of another one. */
export const whole = (word: string): string => `=${word}`
/** Whether it is one of those. */
export const isWhole = (word: string): boolean => word.startsWith('=')
/** The word itself, as texts have it. */
export const plainOf = (word: string): string => (isWhole(word) ? word.slice(1) : word)

/** One letter or digit of a script in which that is no word. */
const isLetter = (word: string): boolean =>
  /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Hebrew}\p{sc=Arabic}\p{N}]$/u.test(word)

/** The last sign of a text without blanks stands in the pair before it already. */
const withoutLastSigns = (words: readonly Word[]): Word[] =>
  words.filter(({ from, to }, at) => {
    const before = words[at - 1]
    return !before || before.to < to || before.from >= from
  })

/** Words this short beside a single letter are no beginnings: `U-Net` is no network. */
const short = 3

const optionsOf = ({ text, also }: Word): Term => (also ? [text, also] : [text])

const unitOf = (text: string, { words, joined }: Run): Unit => {
  const [first, second, ...more] = words
  const isGenitive =
    first && second?.text === 's' && more.length === 0 && /['’]/.test(text[first.to] ?? '')
  if (isGenitive) return [[optionsOf(first)]]
  const hasLetter = words.some((word) => isLetter(word.text))
  const apart = withoutLastSigns(words).map((word) =>
    hasLetter && word.text.length <= short ? [whole(word.text)] : optionsOf(word),
  )
  return joined.length > 0 ? [apart, [joined]] : [apart]
}

const isOfLetters = ({ words }: Run): boolean => words.every(({ text }) => isLetter(text))

interface Typed {
  readonly unit: Unit
  readonly written: string
}

const distinct = (all: readonly Typed[]): Typed[] =>
  [...new Map(all.toReversed().map((each) => [JSON.stringify(each.unit), each])).values()].reverse()

const readWords = (text: string): Query => {
  const { dois, rest } = takeDois(text)
  const runs: Run[] = []
  for (const run of namesOf(rest)) {
    runs.push(run)
    if (runs.length === mostUnits) break
  }
  const read = (some: readonly Run[]) =>
    some.map((run) => ({
      unit: unitOf(rest, run),
      written: rest.slice(run.words[0]?.from, run.words.at(-1)?.to),
    }))
  const words = distinct([
    ...read(runs.filter((run) => !isOfLetters(run))),
    ...dois.map((doi) => ({ unit: [[[keyOf(doi)]]], written: doi })),
  ])
  const letters = distinct(read(runs.filter(isOfLetters)))
  const [all, optional] = words.length > 0 ? [words, letters] : [letters, []]
  return {
    units: all.map(({ unit }) => unit),
    written: all.map(({ written }) => written),
    letters: optional.map(({ unit }) => unit),
    keys: keysIn(runs, dois),
  }
}

/** What is looked for when someone types this. */
export const readQuery = (typed: string): Query => {
  const text = typed
    .slice(0, mostLetters)
    .replaceAll(/%2f/gi, '/')
    .replaceAll(hosts, ' ')
    .replaceAll(labels, ' ')
  const query = readWords(text.replaceAll(operators, ' '))
  return query.units.length > 0 ? query : readWords(text)
}

/** The part of an entry in which words must stand, and whether they may only begin there. */
export interface Place {
  readonly in: 'title' | 'title or people' | 'anywhere'
  readonly whole?: boolean
}

/** Conditions on words, to be written for either database. */
export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | string

/** The condition that all of some units are found. */
export const allOf = (units: readonly Unit[]): Condition => ({ all: units.map(oneOf) })

/** The condition that a unit is found, in whichever reading. */
export const oneOf = (unit: Unit): Condition => ({
  any: unit.map((terms) => ({ all: terms.map((options) => ({ any: options })) })),
})

const join = (parts: readonly string[], operator: string): string =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(operator)})`

const print = (
  condition: Condition,
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

/** What SQLite's index has before words of a title, and before names; every word is in it once more without. */
export const titleMark = '§'
export const peopleMark = '¤'
/** What it has before the identifiers of an entry, as conditions do. */
export const keyMark = '¶'

/** The condition that an entry is the one that an identifier stands for. */
export const ownerOf = (keys: readonly string[]): Condition => ({
  any: keys.map((key) => keyMark + key),
})

const marks: Readonly<Record<Place['in'], readonly string[]>> = {
  title: [titleMark],
  'title or people': [titleMark, peopleMark],
  anywhere: [''],
}
const weights = { title: 'A', 'title or people': 'AB', anywhere: '' }

/** The known words that a typed one begins, where they are few. */
export type Spellings = ReadonlyMap<string, readonly string[]>

/** Whether a condition can be met at all: not by words that begin no known one. */
export const canBeMet = (condition: Condition, spellings: Spellings): boolean => {
  if (typeof condition === 'string') return spellings.get(condition)?.length !== 0
  return 'all' in condition
    ? condition.all.every((part) => canBeMet(part, spellings))
    : condition.any.some((part) => canBeMet(part, spellings))
}

/**
 * The condition in the language of SQLite's FTS5. Words hold letters and digits only. Looking for a few whole words is
 * many times quicker than for a beginning.
 */
export const toFts5 = (condition: Condition, place: Place, spellings: Spellings): string => {
  const marked = (words: readonly string[], ending = '') =>
    join(
      words.flatMap((word) => marks[place.in].map((mark) => `"${mark}${word}"${ending}`)),
      ' OR ',
    )
  const find = (word: string) => {
    if (word.startsWith(keyMark)) return `"${word}"`
    if (place.whole || isWhole(word)) return marked([plainOf(word)])
    const known = spellings.get(word)
    if (known === undefined) return marked([word], ' *')
    return marked(known.length > 0 ? known : [word])
  }
  return print(condition, find, [' AND ', ' OR '])
}

/** The condition in the language of PostgreSQL's full text search. */
export const toTsquery = (condition: Condition, place: Place): string => {
  const find = (word: string) => {
    if (word.startsWith(keyMark)) return `'${word.slice(keyMark.length)}':C`
    const mark = `${place.whole || isWhole(word) ? '' : '*'}${weights[place.in]}`
    return `'${plainOf(word)}'${mark && `:${mark}`}`
  }
  return print(condition, find, [' & ', ' | '])
}
