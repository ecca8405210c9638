import { sql } from 'kysely'
import { z } from 'zod'
import { appendAll } from '#contract/list/any-length.ts'
import { mediaUrlsIn } from '#contract/media/film.ts'
import type { Queries } from '#server/base/db/database.ts'
import { type EntrySnapshot, snapshotSchema } from '#server/base/db/snapshot-shape.ts'

interface Named {
  readonly table: string
  readonly id: string
}

const rowWithId = z.object({ _id: z.string() })

const entitiesIn = (snapshot: EntrySnapshot): Named[] =>
  Object.entries(snapshot).flatMap(([table, rows]) =>
    rows.flatMap((row) => {
      const { data } = rowWithId.safeParse(row)
      return data ? [{ table, id: data._id }] : []
    }),
  )

const partsOf = async (queries: Queries, { table, id }: Named): Promise<Named[]> => {
  const snapshots = await queries
    .selectFrom('journal')
    .select('rows')
    .where('entity', '=', table)
    .where('entityId', '=', id)
    .where('action', '=', 'deleted')
    .where('rows', 'is not', null)
    .execute()
  return snapshots.flatMap(({ rows }) => entitiesIn(snapshotSchema.parse(JSON.parse(rows ?? '{}'))))
}

const forgetOne = async (queries: Queries, { table, id }: Named): Promise<string[]> => {
  const entries = queries
    .selectFrom('journal')
    .where('entity', '=', table)
    .where('entityId', '=', id)
  const held = await queries
    .deleteFrom('pictureHold')
    .where('journalId', 'in', entries.select('_id'))
    .returning('url')
    .execute()
  await queries
    .updateTable('journal')
    .set({ before: null, after: null, rows: null })
    .where('entity', '=', table)
    .where('entityId', '=', id)
    .execute()
  for (const kept of ['redirect', 'firstShown', 'previewToken'] as const)
    await queries.deleteFrom(kept).where('entity', '=', table).where('entityId', '=', id).execute()
  await queries
    .deleteFrom('suggestion')
    .where('state', '=', 'open')
    .where((row) =>
      row.or([
        row.and([row(sql.ref<string>('entity'), '=', table), row('entityId', '=', id)]),
        // Matches suggestions to add parts to the entry. Quotes inside JSON strings are escaped, so the
        // pattern matches only fields.
        row.and([row('entityId', '=', ''), row('fields', 'like', `%"${table}Id":"${id}"%`)]),
      ]),
    )
    .execute()
  const drafts = await queries
    .deleteFrom('draft')
    .where('entity', '=', table)
    .where('entityId', '=', id)
    .returning(['fields', 'base'])
    .execute()
  const translations = await queries
    .deleteFrom('translation')
    .where('entity', '=', table)
    .where('entityId', '=', id)
    .returning(['_id', 'texts', 'bodies', 'drafts'])
    .execute()
  const urls = [...held.map(({ url }) => url), ...mediaUrlsIn(JSON.stringify(drafts))]
  for (const { _id, ...texts } of translations) {
    appendAll(urls, mediaUrlsIn(JSON.stringify(texts)))
    appendAll(urls, await forgetOne(queries, { table: 'translation', id: _id }))
  }
  return urls
}

/**
 * Erases all states of a deleted entry and its parts from the journal, and all other data about
 * them. Author, time and action remain. Returns the images of those states, for
 * `media.removeUnused` after the commit.
 */
export const eraseFromChangeJournal = async (
  queries: Queries,
  table: string,
  id: string,
): Promise<string[]> => {
  const urls: string[] = []
  for (const each of [{ table, id }, ...(await partsOf(queries, { table, id }))]) {
    appendAll(urls, await forgetOne(queries, each))
  }
  return [...new Set(urls)]
}
