import { anyWord, everyWord, type Interpretation } from './interpretation.ts'
import { type IsThere, spellingsOf, withCorrections } from './known-words.ts'
import { countMatches, hasMatch, type Scope } from './matches.ts'
import { oneOf, type Unit } from './query.ts'
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

const isAny = (totals: readonly number[]): boolean => totals.some((total) => total > 0)

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

/** How a search was understood, and how many entries of each kind it finds. */
export interface Understood {
  readonly scope: Scope
  readonly interpretation: Interpretation
  readonly totals: readonly number[]
  readonly way: 'as typed' | 'corrected' | 'any word' | 'not at all'
}

/** All words as typed; if that finds nothing, all words with typing errors; if that finds nothing, any word. */
export const understand = async (
  sought: Sought,
  kinds: readonly Searched[],
  typed: readonly Unit[],
): Promise<Understood> => {
  const exact = everyWord(typed)
  const asTyped = await withSpellings(sought, typed)
  const totals = await countMatches(asTyped, namesOf(kinds), exact.condition)
  if (isAny(totals)) return { scope: asTyped, interpretation: exact, totals, way: 'as typed' }
  const meant = await withCorrections(sought.queries, typed, thereFor(sought))
  const wider = everyWord(meant)
  const scope = await withSpellings(sought, meant)
  const widerTotals = await countMatches(scope, namesOf(kinds), wider.condition)
  if (isAny(widerTotals))
    return { scope, interpretation: wider, totals: widerTotals, way: 'corrected' }
  const known = typed.length > 1 ? await knownOf(scope, kinds, typed, meant) : []
  if (known.length === 0) return { scope, interpretation: exact, totals, way: 'not at all' }
  const interpretation = anyWord(known)
  const anyTotals = await countMatches(scope, namesOf(kinds), interpretation.condition)
  return { scope, interpretation, totals: anyTotals, way: 'any word' }
}
