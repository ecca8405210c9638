import { runsOf, type Word } from './words.ts'

/** One typed word and what it may stand for; any of them will do. */
export type Term = readonly string[]
/** What was typed between two blanks: any of these readings will do, each with all its terms. */
export type Unit = readonly (readonly Term[])[]

/** More is nothing a person types or pastes to find something. */
const mostLetters = 2_000
const mostUnits = 50

/** What people type around words because other searches ask for it, and hosts, which nothing is found by. */
const operators = /(?<![\p{L}\p{N}])(?:AND|OR|NOT|NEAR(?:\/\d+)?)(?![\p{L}\p{N}])/gu
const hosts = /\bhttps?:\/\/[^/\s]+|\b(?:dx\.)?doi\.org\/|\bdoi:/gi

/** The last sign of a text without blanks stands in the pair before it already. */
const withoutLastSigns = (words: readonly Word[]): Word[] =>
  words.filter(({ from, to }, at) => {
    const before = words[at - 1]
    return !before || before.to < to || before.from >= from
  })

const toUnits = (text: string): Unit[] => {
  const units = new Map<string, Unit>()
  for (const { words, joined } of runsOf(text)) {
    const apart = withoutLastSigns(words).map((word) => [word.text])
    const unit = joined ? [apart, [[joined]]] : [apart]
    units.set(JSON.stringify(unit), unit)
    if (units.size === mostUnits) break
  }
  return [...units.values()]
}

/** What is looked for when someone types this. */
export const readQuery = (typed: string): Unit[] => {
  const text = typed.slice(0, mostLetters).replaceAll(hosts, ' ')
  const units = toUnits(text.replaceAll(operators, ' '))
  return units.length > 0 ? units : toUnits(text)
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
    if (place.whole) return marked([word])
    const known = spellings.get(word)
    if (known === undefined) return marked([word], ' *')
    return marked(known.length > 0 ? known : [word])
  }
  return print(condition, find, [' AND ', ' OR '])
}

/** The condition in the language of PostgreSQL's full text search. */
export const toTsquery = (condition: Condition, place: Place): string => {
  const mark = `${place.whole ? '' : '*'}${weights[place.in]}`
  return print(condition, (word) => `'${word}'${mark && `:${mark}`}`, [' & ', ' | '])
}
