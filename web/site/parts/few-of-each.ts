import type { FoundGroup } from './found-group.ts'

/** At most so many results of some groups, one of each in turn, so that many of one kind do not hide another. */
export const fewOfEach = (groups: readonly FoundGroup[], most: number): FoundGroup[] => {
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
