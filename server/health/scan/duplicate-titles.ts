import { entryPages } from '#contract/entry-pages.ts'
import { editPathOf } from '#contract/form-address.ts'
import type { Queries } from '#server/base/db/database.ts'
import type { DatabaseTables } from '#server/base/db/schema.ts'
import {
  areTitlesSimilar,
  createSimilarTitleFinder,
  type TitleFingerprint,
  titleFingerprintOf,
} from '#server/base/text/near-titles.ts'
import type { ScanResult } from './scan-result.ts'

const check = 'publicationNearDuplicate'
const maxYears = 5
/**
 * Maximum number of changed publications to compare with all titles one by one. Above it, building an index
 * is faster.
 */
const few = 10
const atOnce = 1_000

const yearOf = (date: string) => Number(date.slice(0, 4))

type Row = Pick<DatabaseTables['publication'], '_id' | 'title' | 'publicationDate' | 'version'>
/** A publication prepared for comparison. `signs` is null if the title is too short. */
type Titled = Row & { readonly signs: TitleFingerprint | null }

const mayBeSame = (one: Titled, other: Titled): boolean =>
  one._id !== other._id &&
  (one.publicationDate === '' ||
    other.publicationDate === '' ||
    Math.abs(yearOf(one.publicationDate) - yearOf(other.publicationDate)) <= maxYears)

const titlesFrom = (queries: Queries) =>
  queries.selectFrom('publication').select(['_id', 'title', 'publicationDate', 'version'])

export type PublicationTitleCache = Map<string, Titled>

const add = (titles: PublicationTitleCache, row: Row): void => {
  const cached = titles.get(row._id)
  const signs = cached?.title === row.title ? cached.signs : titleFingerprintOf(row.title)
  titles.set(row._id, { ...row, signs })
}

/** Updates the cached titles: only the changed ones if they are few, otherwise all in batches. */
const refresh = async (
  titles: PublicationTitleCache,
  queries: Queries,
  changed: readonly string[],
  pause: () => Promise<void>,
): Promise<void> => {
  if (titles.size > 0 && changed.length <= few) {
    for (const id of changed) titles.delete(id)
    for (const row of await titlesFrom(queries).where('_id', 'in', changed).execute()) {
      add(titles, row)
    }
    return
  }
  const gone = new Set(titles.keys())
  let after = ''
  for (let isMore = true; isMore; ) {
    const part = await titlesFrom(queries)
      .where('_id', '>', after)
      .orderBy('_id')
      .limit(atOnce)
      .execute()
    for (const row of part) {
      add(titles, row)
      gone.delete(row._id)
      await pause()
    }
    after = part.at(-1)?._id ?? after
    isMore = part.length === atOnce
  }
  for (const id of gone) titles.delete(id)
}

type Find = (one: Titled) => Promise<Titled | undefined>

const compareAll =
  (titles: PublicationTitleCache, pause: () => Promise<void>): Find =>
  async (one) => {
    let compared = 0
    for (const other of titles.values()) {
      if (++compared % 1_000 === 0) await pause()
      if (!one.signs || !other.signs || !mayBeSame(one, other)) continue
      if (areTitlesSimilar(one.signs, other.signs)) return other
    }
    return undefined
  }

/** Builds an index of all titles for many lookups. */
const lookUp = async (titles: PublicationTitleCache, pause: () => Promise<void>): Promise<Find> => {
  const all = [...titles.values()]
  const near = await createSimilarTitleFinder(all, pause)
  const byText = Map.groupBy(all, ({ signs }) => signs?.text ?? '')
  return async (one) => {
    await pause()
    const mayBe = (each: Titled) => mayBeSame(one, each)
    const same = one.signs ? byText.get(one.signs.text)?.find(mayBe) : undefined
    return same ?? near(one.title, mayBe)
  }
}

/** Finds near-duplicate titles of changed publications. Each pair is recorded at its newer publication. */
export const createDuplicateTitleFinder = async (
  titles: PublicationTitleCache,
  queries: Queries,
  changed: readonly string[],
  pause: () => Promise<void>,
) => {
  await refresh(titles, queries, changed, pause)
  const find = changed.length > few ? await lookUp(titles, pause) : compareAll(titles, pause)
  return async (id: string): Promise<ScanResult[]> => {
    const one = titles.get(id)
    const other = one && (await find(one))
    if (!one || !other) return []
    const [older, newer] = one._id < other._id ? [one, other] : [other, one]
    const path = editPathOf(entryPages.publication, newer.title, newer._id)
    return [
      {
        entity: 'publication',
        id: newer._id,
        title: newer.title,
        stamp: `${newer.version}-${older.version}`,
        links: [],
        facts: [{ check, detail: older.title, path, otherId: older._id }],
      },
    ]
  }
}

/** Reads the publications that were recorded as near-duplicates of the given ones. */
export const readRecordedDuplicates = async (
  queries: Queries,
  ids: readonly string[],
): Promise<string[]> => {
  const near = new Set<string>()
  for (let at = 0; at < ids.length; at += atOnce) {
    const rows = await queries
      .selectFrom('healthFact')
      .select('entityId')
      .where('otherId', 'in', ids.slice(at, at + atOnce))
      .execute()
    for (const { entityId } of rows) near.add(entityId)
  }
  return [...near.difference(new Set(ids))]
}
