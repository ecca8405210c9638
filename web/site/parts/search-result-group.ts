import type { SearchResultKind } from '#contract/entry-pages.ts'
import type { SearchResult } from '#contract/lifecycle/search.ts'

/** Search results of one kind, and of one collection if they are items. */
export interface SearchResultGroup {
  readonly kind: SearchResultKind
  readonly collection?: SearchResult['collection']
  readonly total: number
  /** Whether there are more results of this kind than `total`. */
  readonly more: boolean
  readonly results: readonly SearchResult[]
}

/**
 * Groups results by kind, and items by collection, in the order of the best result of each. The number of results of
 * one collection is not counted.
 */
export const groupSearchResults = (
  results: readonly SearchResult[],
  kinds: readonly Pick<SearchResultGroup, 'kind' | 'total' | 'more'>[],
): SearchResultGroup[] => {
  const shown = (wanted: SearchResultKind) => results.filter(({ kind }) => kind === wanted).length
  const groups = Map.groupBy(results, ({ kind, collection }) => `${kind} ${collection?.key ?? ''}`)
  return [...groups.values()].flatMap((of) => {
    const [first] = of
    if (first === undefined) return []
    const { kind, collection } = first
    const { total, more } = kinds.find((each) => each.kind === kind) ?? { total: 0, more: false }
    if (collection === undefined) return { kind, total, more, results: of }
    return { kind, collection, total: of.length, more: more || total > shown(kind), results: of }
  })
}
