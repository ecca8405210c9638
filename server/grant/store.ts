import { invalid, notFound } from '#contract/call/api-error.ts'
import { published } from '#contract/call/publishing.ts'
import { type Grant, type GrantInput, grantEntity } from '#contract/grant/grant.ts'
import { endsTooEarly, endsTooEarlyText, type Span } from '#contract/text/rough-date.ts'
import type { Queries } from '#server/base/db/database.ts'
import { count, matching, type Part, part } from '#server/base/db/list.ts'
import { type Owners, owner } from '#server/base/db/ordered-list.ts'
import { readingOne } from '#server/base/db/reads.ts'
import type { Tables } from '#server/base/db/schema.ts'
import { updatePublishable } from '#server/base/entity/publish-check.ts'
import { everything, listed, type Reader, visible } from '#server/base/reader/visible.ts'
import { alsoFound } from '#server/base/search/also-found.ts'
import type { Entity, Write } from '#server/base/write/write.ts'
import { readLinks, writeLinks } from './links-store.ts'

const columns = [
  ...(['_id', 'name', 'funder', 'funderId', 'number', 'from', 'until', 'amount'] as const),
  ...(['status', 'publishAt', 'unpublishAt', 'version'] as const),
] as const
type Row = Pick<Tables['grant'], (typeof columns)[number]>

const { search } = grantEntity

/** Makes rows whole with a fixed number of queries, however many there are. */
const complete = async (
  queries: Queries,
  rows: readonly Row[],
  owners: Owners,
  reader: Reader,
): Promise<Grant[]> => {
  const people = await readLinks(queries, 'people', owners, reader)
  const projects = await readLinks(queries, 'projects', owners, reader)
  const publications = await readLinks(queries, 'publications', owners, reader)
  return rows.map((row) => ({
    ...row,
    people: people.get(row._id) ?? [],
    projects: projects.get(row._id) ?? [],
    publications: publications.get(row._id) ?? [],
  }))
}

const findGrant = async (queries: Queries, id: string, reader: Reader) => {
  const row = await queries
    .selectFrom('grant')
    .select(columns)
    .where('_id', '=', id)
    .where(visible(reader, 'grant'))
    .executeTakeFirst()
  return row && (await complete(queries, [row], owner(id), reader))[0]
}

/** Grants as the journal sees them. */
export const grants: Entity<Grant> = {
  label: grantEntity.label,
  table: grantEntity.name,
  read: (queries, id) => findGrant(queries, id, everything),
}

/** One grant, or 404. */
export const readGrant = async (queries: Queries, reader: Reader, id: string): Promise<Grant> => {
  const found = await readingOne('grant', id, () => findGrant(queries, id, reader))
  if (found === undefined) throw notFound('Grant')
  return found
}

const inOrder = (queries: Queries) =>
  queries.selectFrom('grant').orderBy('from', 'desc').orderBy('_id', 'desc')

/** Grants, the latest first, and how many there are in all. */
export const listGrants = async (queries: Queries, reader: Reader, asked: Part) => {
  const wanted = await alsoFound(queries, 'grant', asked)
  const isShown = listed(reader, 'grant')
  const shown = part(matching(inOrder(queries).where(isShown), search, wanted), wanted)
  return {
    grants: await complete(
      queries,
      await shown.select(columns).execute(),
      shown.select('_id'),
      reader,
    ),
    total: await count(queries, 'grant', search, wanted, isShown),
  }
}

const mustBeInOrder = (span: Span): void => {
  if (endsTooEarly(span)) throw invalid([{ path: 'until', message: endsTooEarlyText }])
}

type Lists = Pick<GrantInput, 'people' | 'projects' | 'publications'>

const writeLists = async (write: Write, id: string, before: Partial<Grant>, lists: Lists) => {
  for (const name of ['people', 'projects', 'publications'] as const) {
    const list = lists[name]
    if (list) await writeLinks(write, name, id, before[name] ?? [], list)
  }
}

/** Adds a grant. */
export const createGrant = (
  write: Write,
  { people, projects, publications, ...fields }: GrantInput,
): Promise<Grant> =>
  write.create(grants, async (row) => {
    const { name = '', funder = '', funderId = '', number = '', amount = '' } = fields
    const { from = '', until = '', ...state } = fields
    mustBeInOrder({ from, until })
    await write.queries
      .insertInto('grant')
      .values({
        ...{ ...row, ...published, ...state },
        ...{ name, funder, funderId, number, from, until, amount },
      })
      .execute()
    await writeLists(write, row._id, {}, { people, projects, publications })
  })

/** Changes the given fields of a grant. */
export const updateGrant = (
  write: Write,
  id: string,
  version: number | undefined,
  { people, projects, publications, ...fields }: GrantInput,
): Promise<Grant> =>
  updatePublishable(write, grants, id, version, async (before) => {
    const { from = before.from, until = before.until } = fields
    mustBeInOrder({ from, until })
    await write.queries
      .updateTable('grant')
      .set({ ...fields, updatedAt: write.now })
      .where('_id', '=', id)
      .execute()
    await writeLists(write, id, before, { people, projects, publications })
  })

/** Deletes a grant; what it has paid for stays. */
export const deleteGrant = (write: Write, id: string) =>
  write.remove(grants, id, async ({ publications }) => {
    await writeLinks(write, 'publications', id, publications, [])
    await write.queries.deleteFrom('grant').where('_id', '=', id).execute()
  })
