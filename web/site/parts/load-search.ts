import type { SalusClient } from '#contract/api.ts'
import { type SearchResultKind, searchResultKinds } from '#contract/entry-pages.ts'
import { unlocalizedPath } from '#contract/text/language-prefix.ts'
import { groupSearchResults, type SearchResultGroup } from './search-result-group.ts'

const perKind = 5
const ofOneKind = 50

export interface SearchResultsView {
  readonly q: string
  readonly kind?: SearchResultKind
  readonly state: 'start' | 'tooShort' | 'none' | 'found'
  readonly total: number
  readonly more: boolean
  readonly suggestions: readonly string[]
  readonly groups: readonly SearchResultGroup[]
  /** False while the server rebuilds the search index, so that results may be missing. */
  readonly isComplete: boolean
}

/**
 * Whether a query is a single letter, which would match half the site. A single Chinese character can be a
 * word and is allowed.
 */
const isTooShort = (q: string): boolean =>
  /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{N}]$/u.test(q)

/** Loads the best results of each kind or, if `wanted` is a kind, more results of this kind. */
export const loadSearchResults = async (
  client: Pick<SalusClient, 'search'>,
  q: string,
  wanted?: string,
  lang?: string,
): Promise<SearchResultsView> => {
  const nothing = { q, total: 0, more: false, suggestions: [], groups: [], isComplete: true }
  if (q === '') return { ...nothing, state: 'start' }
  if (isTooShort(q)) return { ...nothing, state: 'tooShort' }
  const kind = searchResultKinds.find((each) => each === wanted)
  const amount = kind
    ? { kind, limit: ofOneKind }
    : { perKind, limit: perKind * searchResultKinds.length }
  const found = await client.search.find({ q, ...amount })
  const { results, total, more, kinds, suggestions, isComplete } = found
  // Removes the language prefix, because the router adds it to every link.
  const unlocalized = results.map((result) => ({
    ...result,
    url: unlocalizedPath(lang, result.url),
  }))
  const groups = groupSearchResults(unlocalized, kinds)
  const state = total > 0 ? 'found' : 'none'
  return { q, ...(kind && { kind }), state, total, more, suggestions, groups, isComplete }
}
