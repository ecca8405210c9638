import type { SearchResultGroup } from './search-result-group.ts'

/**
 * Returns at most `most` results in total. Takes one result of each group in turn, so that no kind crowds out
 * the others.
 */
export const takeResultsFromEachGroup = (
  groups: readonly SearchResultGroup[],
  most: number,
): SearchResultGroup[] => {
  const taken = groups.map(() => 0)
  let left = most
  for (let nth = 0; left > 0 && groups.some(({ results }) => results.length > nth); nth++) {
    for (const [at, { results }] of groups.entries()) {
      if (left === 0 || results.length <= nth) continue
      taken[at] = nth + 1
      left--
    }
  }
  return groups.map((group, at) => ({ ...group, results: group.results.slice(0, taken[at]) }))
}
