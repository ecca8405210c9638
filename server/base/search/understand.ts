import { maxCountedResults } from '#contract/lifecycle/search.ts'
import { builtInPageMatches, wordsOnBuiltInPages } from './built-in.ts'
import { buildAllWordsConditions, type RankedSearchConditions } from './interpretation.ts'
import { addTypoCorrections, findIndexedWordsByPrefix, type IsWordVisible } from './known-words.ts'
import { hasVisibleMatch, type SearchScope } from './matches.ts'
import {
  distinctiveUnits,
  findByMostWords,
  findUnitsWithMatches,
  pageKindOf,
  searchedPagesOf,
} from './most-words.ts'
import { countMatches, type MatchCountWithNewest } from './newest-matches.ts'
import { requireAnyKey, type SearchQuery, type SearchUnit } from './query.ts'
import { findBestMatches, type RankedMatch, rankPages } from './rank.ts'
import { namesOfDefinitions, type SearchableDefinition, searchableDefinitions } from './searched.ts'

export type SearchScopeWithoutSpellings = Omit<SearchScope, 'spellings'>

export const addSpellings = async (
  sought: SearchScopeWithoutSpellings,
  units: readonly SearchUnit[],
): Promise<SearchScope> => ({
  ...sought,
  spellings: await findIndexedWordsByPrefix(sought.queries, units),
})

export const createWordVisibilityCheck = (sought: SearchScopeWithoutSpellings): IsWordVisible => {
  const scope = { ...sought, spellings: new Map() }
  const names = namesOfDefinitions(searchableDefinitions)
  return async (word) =>
    sought.reader.seesAll || hasVisibleMatch(scope, names, word, { in: 'anywhere', whole: true })
}

/** Removes the identifiers from a query unless the reader may see an entry with one of them. */
export const removeHiddenIdentifiers = async (
  sought: SearchScopeWithoutSpellings,
  names: readonly string[],
  query: SearchQuery,
): Promise<SearchQuery> => {
  if (query.keys.length === 0) return query
  const scope = { ...sought, spellings: new Map() }
  return (await hasVisibleMatch(scope, names, requireAnyKey(query.keys)))
    ? query
    : { ...query, keys: [] }
}

const isAny = (all: readonly MatchCountWithNewest[]): boolean => all.some(({ count }) => count > 0)

const areSame = (one: readonly SearchUnit[], other: readonly SearchUnit[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

export interface ResolvedSearchQuery {
  readonly scope: SearchScope
  readonly units: readonly SearchUnit[]
  readonly counts: readonly { readonly total: number; readonly more: boolean }[]
  readonly way: 'as typed' | 'corrected' | 'some words' | 'not at all'
  /**
   * Returns the best results, at least `limit` and up to `perKind` of each kind if there are as
   * many.
   */
  best(limit: number, perKind: number): Promise<readonly RankedMatch[]>
}

const anywhere = { in: 'anywhere' } as const

const countsOf = (all: readonly MatchCountWithNewest[]) =>
  all.map(({ count }) => ({
    total: Math.min(count, maxCountedResults),
    more: count > maxCountedResults,
  }))

/**
 * Searches for all words as typed, then with corrected typos, then for all words that exist, and
 * finally for as many as possible. Stops at the first step with results.
 */
export const resolveSearchQuery = async (
  sought: SearchScopeWithoutSpellings,
  kinds: readonly SearchableDefinition[],
  typed: SearchQuery,
  wanted: number,
): Promise<ResolvedSearchQuery> => {
  const names = namesOfDefinitions(kinds)
  const asFound = async (
    scope: SearchScope,
    query: SearchQuery,
    way: ResolvedSearchQuery['way'],
  ): Promise<ResolvedSearchQuery> => {
    const interpretation: RankedSearchConditions = buildAllWordsConditions(query)
    const { condition } = interpretation
    const all = await countMatches(scope, names, condition, wanted, maxCountedResults + 1)
    const pageKind = pageKindOf(kinds)
    const pages = searchedPagesOf(scope, kinds).filter((page) =>
      builtInPageMatches(page, condition, anywhere),
    )
    const counts = countsOf(all).map((count, at) =>
      at === pageKind ? { ...count, total: count.total + pages.length } : count,
    )
    return {
      scope,
      units: query.units,
      counts,
      way: isAny(all) || pages.length > 0 ? way : 'not at all',
      best: async (limit, perKind) => [
        ...(await findBestMatches(scope, kinds, interpretation, all, limit, perKind)),
        ...rankPages(pages, pageKind, interpretation),
      ],
    }
  }
  const query = await removeHiddenIdentifiers(sought, names, typed)
  const asTyped = await asFound(await addSpellings(sought, query.units), query, 'as typed')
  if (asTyped.way !== 'not at all') return asTyped
  const onPages = wordsOnBuiltInPages(searchedPagesOf(asTyped.scope, kinds))
  const meant = await addTypoCorrections(
    sought.queries,
    query.units,
    createWordVisibilityCheck(sought),
    onPages,
  )
  const isAsTyped = areSame(query.units, meant)
  const scope = isAsTyped ? asTyped.scope : await addSpellings(sought, meant)
  if (!isAsTyped) {
    const corrected = await asFound(scope, { ...query, units: meant }, 'corrected')
    if (corrected.way !== 'not at all') return corrected
  }
  if (query.units.length < 2) return asTyped
  return (await withSomeWords(scope, kinds, query, meant, asFound)) ?? asTyped
}

const knownOf = async (
  scope: SearchScope,
  kinds: readonly SearchableDefinition[],
  typed: readonly SearchUnit[],
  meant: readonly SearchUnit[],
): Promise<SearchUnit[]> => {
  const telling = new Set(distinctiveUnits(typed))
  const pairs = typed.flatMap((unit, at) => (telling.has(unit) ? [[unit, meant[at] ?? unit]] : []))
  const isHeld = await findUnitsWithMatches(scope, kinds, pairs.flat())
  return pairs.flatMap((pair, at) => pair.filter((_, nth) => isHeld[2 * at + nth]).slice(0, 1))
}

const withSomeWords = async (
  scope: SearchScope,
  kinds: readonly SearchableDefinition[],
  query: SearchQuery,
  meant: readonly SearchUnit[],
  asFound: (
    scope: SearchScope,
    query: SearchQuery,
    way: ResolvedSearchQuery['way'],
  ) => Promise<ResolvedSearchQuery>,
): Promise<ResolvedSearchQuery | null> => {
  const units = await knownOf(scope, kinds, query.units, meant)
  if (units.length === 0) return null
  if (units.length < query.units.length) {
    const found = await asFound(scope, { ...query, units, keys: [] }, 'some words')
    if (found.way !== 'not at all') return found
  }
  const { ranked, more } = await findByMostWords(scope, kinds, units)
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
