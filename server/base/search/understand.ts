import { mostCounted } from '#contract/call/search-kinds.ts'
import { anyWord, everyWord, type Interpretation } from './interpretation.ts'
import { type IsThere, spellingsOf, withCorrections } from './known-words.ts'
import { hasMatch, type Scope } from './matches.ts'
import { countMatches, type Matches } from './newest-matches.ts'
import { type Condition, oneOf, type Unit } from './query.ts'
import { namesOf, type Searched, searched } from './searched.ts'

/** What is searched, and for whom. */
export type Sought = Omit<Scope, 'spellings'>

/** The same with the spellings of what is looked for. */
export const withSpellings = async (sought: Sought, units: readonly Unit[]): Promise<Scope> => ({
  ...sought,
  spellings: await spellingsOf(sought.queries, units),
})

/** Whether a word stands in anything that the reader may see. */
export const thereFor = (sought: Sought): IsThere => {
  const scope = { ...sought, spellings: new Map() }
  const names = namesOf(searched)
  return async (word) =>
    sought.reader.seesAll || hasMatch(scope, names, word, { in: 'anywhere', whole: true })
}

const isAny = (all: readonly Matches[]): boolean => all.some(({ count }) => count > 0)

const areSame = (one: readonly Unit[], other: readonly Unit[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** So many words at the most when any of them will do. */
const mostAny = 12

/** Those units that are found anywhere, each as typed or else with a typing error. */
const knownOf = async (
  scope: Scope,
  kinds: readonly Searched[],
  typed: readonly Unit[],
  meant: readonly Unit[],
): Promise<Unit[]> => {
  const known: Unit[] = []
  for (const [at, unit] of typed.entries()) {
    for (const each of [unit, meant[at] ?? unit]) {
      if (!(await hasMatch(scope, namesOf(kinds), oneOf(each)))) continue
      known.push(each)
      break
    }
    if (known.length === mostAny) break
  }
  return known
}

/** How a search was understood, and what it finds of each kind, counted to just more than is said. */
export interface Understood {
  readonly scope: Scope
  readonly interpretation: Interpretation
  readonly all: readonly Matches[]
  readonly way: 'as typed' | 'corrected' | 'any word' | 'not at all'
}

/**
 * All words as typed; if that finds nothing, all words with typing errors; if that finds nothing, any word. So many of
 * the newest of each kind are wanted.
 */
export const understand = async (
  sought: Sought,
  kinds: readonly Searched[],
  typed: readonly Unit[],
  wanted: number,
): Promise<Understood> => {
  const allMatches = (within: Scope, condition: Condition) =>
    countMatches(within, namesOf(kinds), condition, wanted, mostCounted + 1)
  const exact = everyWord(typed)
  const asTyped = await withSpellings(sought, typed)
  const all = await allMatches(asTyped, exact.condition)
  if (isAny(all)) return { scope: asTyped, interpretation: exact, all, way: 'as typed' }
  const meant = await withCorrections(sought.queries, typed, thereFor(sought))
  const wider = everyWord(meant)
  const isAsTyped = areSame(typed, meant)
  const scope = isAsTyped ? asTyped : await withSpellings(sought, meant)
  const allMeant = isAsTyped ? all : await allMatches(scope, wider.condition)
  if (isAny(allMeant)) return { scope, interpretation: wider, all: allMeant, way: 'corrected' }
  const known = typed.length > 1 ? await knownOf(scope, kinds, typed, meant) : []
  if (known.length === 0) return { scope, interpretation: exact, all, way: 'not at all' }
  const interpretation = anyWord(known)
  const withAny = await allMatches(scope, interpretation.condition)
  return { scope, interpretation, all: withAny, way: 'any word' }
}
