import { maxCountedResults } from '#contract/lifecycle/search.ts'
import { meets, wordsOnPages } from './built-in.ts'
import { everyWord, type Interpretation } from './interpretation.ts'
import { type IsThere, spellingsOf, withCorrections } from './known-words.ts'
import { hasMatch, type Scope } from './matches.ts'
import { heldOf, mostWordsOf, pageKindOf, pagesOf, tellingUnits } from './most-words.ts'
import { countMatches, type Matches } from './newest-matches.ts'
import { ownerOf, type Query, type Unit } from './query.ts'
import { bestOf, type Ranked, rankPages } from './rank.ts'
import { namesOf, type Searched, searched } from './searched.ts'

export type Sought = Omit<Scope, 'spellings'>

export const withSpellings = async (sought: Sought, units: readonly Unit[]): Promise<Scope> => ({
  ...sought,
  spellings: await spellingsOf(sought.queries, units),
})

export const thereFor = (sought: Sought): IsThere => {
  const scope = { ...sought, spellings: new Map() }
  const names = namesOf(searched)
  return async (word) =>
    sought.reader.seesAll || hasMatch(scope, names, word, { in: 'anywhere', whole: true })
}

/** Drops identifiers without an entry that the reader may see. */
export const withOwnedKeys = async (
  sought: Sought,
  names: readonly string[],
  query: Query,
): Promise<Query> => {
  if (query.keys.length === 0) return query
  const scope = { ...sought, spellings: new Map() }
  return (await hasMatch(scope, names, ownerOf(query.keys))) ? query : { ...query, keys: [] }
}

const isAny = (all: readonly Matches[]): boolean => all.some(({ count }) => count > 0)

const areSame = (one: readonly Unit[], other: readonly Unit[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

export interface Understood {
  readonly scope: Scope
  readonly units: readonly Unit[]
  readonly counts: readonly { readonly total: number; readonly more: boolean }[]
  readonly way: 'as typed' | 'corrected' | 'some words' | 'not at all'
  /**
   * Returns the best results, at least `limit` and up to `perKind` of each kind if there are as
   * many.
   */
  best(limit: number, perKind: number): Promise<readonly Ranked[]>
}

const anywhere = { in: 'anywhere' } as const

const countsOf = (all: readonly Matches[]) =>
  all.map(({ count }) => ({
    total: Math.min(count, maxCountedResults),
    more: count > maxCountedResults,
  }))

/**
 * Searches for all words as typed, then with corrected typos, then for all words that exist, and
 * finally for as many as possible. Stops at the first step with results.
 */
export const understand = async (
  sought: Sought,
  kinds: readonly Searched[],
  typed: Query,
  wanted: number,
): Promise<Understood> => {
  const names = namesOf(kinds)
  const asFound = async (
    scope: Scope,
    query: Query,
    way: Understood['way'],
  ): Promise<Understood> => {
    const interpretation: Interpretation = everyWord(query)
    const { condition } = interpretation
    const all = await countMatches(scope, names, condition, wanted, maxCountedResults + 1)
    const pageKind = pageKindOf(kinds)
    const pages = pagesOf(scope, kinds).filter((page) => meets(page, condition, anywhere))
    const counts = countsOf(all).map((count, at) =>
      at === pageKind ? { ...count, total: count.total + pages.length } : count,
    )
    return {
      scope,
      units: query.units,
      counts,
      way: isAny(all) || pages.length > 0 ? way : 'not at all',
      best: async (limit, perKind) => [
        ...(await bestOf(scope, kinds, interpretation, all, limit, perKind)),
        ...rankPages(pages, pageKind, interpretation),
      ],
    }
  }
  const query = await withOwnedKeys(sought, names, typed)
  const asTyped = await asFound(await withSpellings(sought, query.units), query, 'as typed')
  if (asTyped.way !== 'not at all') return asTyped
  const onPages = wordsOnPages(pagesOf(asTyped.scope, kinds))
  const meant = await withCorrections(sought.queries, query.units, thereFor(sought), onPages)
  const isAsTyped = areSame(query.units, meant)
  const scope = isAsTyped ? asTyped.scope : await withSpellings(sought, meant)
  if (!isAsTyped) {
    const corrected = await asFound(scope, { ...query, units: meant }, 'corrected')
    if (corrected.way !== 'not at all') return corrected
  }
  if (query.units.length < 2) return asTyped
  return (await withSomeWords(scope, kinds, query, meant, asFound)) ?? asTyped
}

const knownOf = async (
  scope: Scope,
  kinds: readonly Searched[],
  typed: readonly Unit[],
  meant: readonly Unit[],
): Promise<Unit[]> => {
  const telling = new Set(tellingUnits(typed))
  const pairs = typed.flatMap((unit, at) => (telling.has(unit) ? [[unit, meant[at] ?? unit]] : []))
  const isHeld = await heldOf(scope, kinds, pairs.flat())
  return pairs.flatMap((pair, at) => pair.filter((_, nth) => isHeld[2 * at + nth]).slice(0, 1))
}

const withSomeWords = async (
  scope: Scope,
  kinds: readonly Searched[],
  query: Query,
  meant: readonly Unit[],
  asFound: (scope: Scope, query: Query, way: Understood['way']) => Promise<Understood>,
): Promise<Understood | null> => {
  const units = await knownOf(scope, kinds, query.units, meant)
  if (units.length === 0) return null
  if (units.length < query.units.length) {
    const found = await asFound(scope, { ...query, units, keys: [] }, 'some words')
    if (found.way !== 'not at all') return found
  }
  const { ranked, more } = await mostWordsOf(scope, kinds, units)
  return {
    scope,
    units,
    way: 'some words',
    counts: kinds.map((_, at) => ({
      total: ranked.filter(({ kind }) => kind === at).length,
      more: more[at] ?? false,
    })),
    best: async () => ranked,
  }
}
