import { entryPages } from '#contract/entry-pages.ts'
import { formAddress } from '#contract/form-address.ts'
import type { Queries } from '#server/base/db/database.ts'
import type { Tables } from '#server/base/db/schema.ts'
import {
  createNearTitles,
  isNear,
  signsOf,
  type TitleSigns,
} from '#server/base/text/near-titles.ts'
import type { Noted } from './noted.ts'

const check = 'publicationNearDuplicate'
/** How many years after its preprint an article may appear. */
const mostYears = 5
/** So few are compared with all others sooner than an index of all is made. */
const few = 10
const atOnce = 1_000

const yearOf = (date: string) => Number(date.slice(0, 4))

type Row = Pick<Tables['publication'], '_id' | 'title' | 'publicationDate' | 'version'>
/** A publication as others are compared with it; null where its title is too short for that. */
type Titled = Row & { readonly signs: TitleSigns | null }

const mayBeSame = (one: Titled, other: Titled): boolean =>
  one._id !== other._id &&
  (one.publicationDate === '' ||
    other.publicationDate === '' ||
    Math.abs(yearOf(one.publicationDate) - yearOf(other.publicationDate)) <= mostYears)

const titlesFrom = (queries: Queries) =>
  queries.selectFrom('publication').select(['_id', 'title', 'publicationDate', 'version'])

/** All titles, as far as they have been read. */
export type Titles = Map<string, Titled>

const add = (titles: Titles, row: Row): void => {
  const known = titles.get(row._id)
  const signs = known?.title === row.title ? known.signs : signsOf(row.title)
  titles.set(row._id, { ...row, signs })
}

/** Brings titles up to date: all of them, some at a time, or those of a few that have changed. */
const refresh = async (
  titles: Titles,
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

/** Compares one title with all others. */
const compareAll =
  (titles: Titles, pause: () => Promise<void>): Find =>
  async (one) => {
    let compared = 0
    for (const other of titles.values()) {
      if (++compared % 1_000 === 0) await pause()
      if (!one.signs || !other.signs || !mayBeSame(one, other)) continue
      if (isNear(one.signs, other.signs)) return other
    }
    return undefined
  }

/** Makes an index of all titles first. */
const lookUp = async (titles: Titles, pause: () => Promise<void>): Promise<Find> => {
  const all = [...titles.values()]
  const near = await createNearTitles(all, pause)
  const byText = Map.groupBy(all, ({ signs }) => signs?.text ?? '')
  return async (one) => {
    await pause()
    const mayBe = (each: Titled) => mayBeSame(one, each)
    const same = one.signs ? byText.get(one.signs.text)?.find(mayBe) : undefined
    return same ?? near(one.title, mayBe)
  }
}

/** Finds for publications that have changed which others almost have their title; it is noted at the newer of the two. */
export const createNear = async (
  titles: Titles,
  queries: Queries,
  changed: readonly string[],
  pause: () => Promise<void>,
) => {
  await refresh(titles, queries, changed, pause)
  const find = changed.length > few ? await lookUp(titles, pause) : compareAll(titles, pause)
  return async (id: string): Promise<Noted[]> => {
    const one = titles.get(id)
    const other = one && (await find(one))
    if (!one || !other) return []
    const [older, newer] = one._id < other._id ? [one, other] : [other, one]
    const path = formAddress(entryPages.publication, newer.title, newer._id)
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

/** The publications whose titles were near to those of some others. */
export const readNearTo = async (queries: Queries, ids: readonly string[]): Promise<string[]> => {
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
