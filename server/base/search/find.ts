import { mostCounted, type SearchKind } from '#contract/call/search-kinds.ts'
import { createMarker, type Mark } from './excerpt.ts'
import { type Scope, withIds } from './matches.ts'
import { readQuery, type Unit } from './query.ts'
import { bestOf, byRank, type Ranked } from './rank.ts'
import { type Searched, searched } from './searched.ts'
import { suggest } from './suggest.ts'
import { readTexts } from './texts.ts'
import { type Sought, understand } from './understand.ts'

/** What is wanted of a search. */
export interface Wanted {
  readonly kind?: SearchKind | undefined
  readonly limit: number
  /** At most so many results of each kind. */
  readonly perKind?: number | undefined
}

/** One thing that was found. */
export interface Result {
  readonly kind: SearchKind
  readonly _id: string
  readonly title: string
  readonly url: string
  readonly excerpt: string
  readonly marks: Mark[]
  readonly titleMarks: Mark[]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0)

const toResults = async (
  scope: Scope,
  kinds: readonly Searched[],
  ranked: readonly Ranked[],
  units: readonly Unit[],
): Promise<Result[]> => {
  const results = new Map<string, Result>()
  const marker = createMarker(units)
  const matches = await withIds(scope.queries, ranked)
  for (const [at, definition] of kinds.entries()) {
    const ids = matches.filter(({ kind }) => kind === at).map(({ id }) => id)
    for (const { id, title, path, body, people } of await readTexts(
      scope.queries,
      definition,
      ids,
      scope.reader,
    )) {
      results.set(id, {
        ...{ kind: definition.found.as, _id: id, title, url: path },
        ...marker.excerptOf([...body, ...people]),
        titleMarks: marker.marksIn(title),
      })
    }
  }
  return matches.flatMap(({ id }) => results.get(id) ?? [])
}

/** Finds what the site holds and the reader may see for what someone types. */
export const find = async (sought: Sought, typed: string, { kind, limit, perKind }: Wanted) => {
  const units = readQuery(typed)
  const kinds = searched.filter(({ found }) => kind === undefined || found.as === kind)
  if (units.length === 0) return { results: [], total: 0, more: false, kinds: [], suggestions: [] }
  const most = Math.min(limit, perKind ?? limit)
  const understood = await understand(sought, kinds, units, most)
  const { scope, interpretation, all } = understood
  const ranked = await bestOf(scope, kinds, interpretation, all, limit, most)
  const best = ranked.toSorted(byRank).slice(0, limit)
  const counted = kinds.flatMap(({ found }, at) => {
    const total = all[at]?.count ?? 0
    const more = total > mostCounted
    return total > 0 ? [{ kind: found.as, total: more ? mostCounted : total, more }] : []
  })
  return {
    results: await toResults(scope, kinds, best, interpretation.units),
    total: sum(counted.map(({ total }) => total)),
    more: counted.some(({ more }) => more),
    kinds: counted,
    suggestions: await suggest(kinds, units, understood),
  }
}
