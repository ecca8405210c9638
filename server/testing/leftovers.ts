import { sql } from 'kysely'
import { expect } from 'vitest'
import { pictureAddress } from '#contract/picture.ts'
import type { Database } from '#server/db/database.ts'
import { usedUrls } from '#server/media/picture-references.ts'
import type { Services } from '#server/services.ts'
import { days } from './clock.ts'

/** Rows that point at rows which are not there, on either database. */
const danglingRows = async ({ kind, queries }: Database): Promise<unknown[]> => {
  if (kind === 'sqlite') return (await sql`pragma foreign_key_check`.execute(queries)).rows
  const keys = await sql<{ child: string; column: string; parent: string }>`
    select c.conrelid::regclass::text as child, a.attname as column, c.confrelid::regclass::text as parent
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f'`.execute(queries)
  const found: unknown[] = []
  for (const { child, column, parent } of keys.rows) {
    // The names come from the catalogue, quoted where they need to be.
    const { rows } = await sql`
      select ${sql.ref(`child.${column}`)} as missing from ${sql.raw(child)} as child
      left join ${sql.raw(parent)} as parent on ${sql.ref('parent._id')} = ${sql.ref(`child.${column}`)}
      where ${sql.ref(`child.${column}`)} is not null and ${sql.ref('parent._id')} is null`.execute(
      queries,
    )
    found.push(...rows.map((row) => ({ child, column, row })))
  }
  return found
}

/** A day on which every hold on a picture that nothing shows has run out. */
export const whenHoldsHaveEnded = (): Date => new Date(Date.now() + days(31))

/** Fails when a row points at nothing, or a file or a hold is left once nothing can be brought back. */
export const expectNothingLeft = async ({ database, media }: Services): Promise<void> => {
  const { queries } = database
  expect(await danglingRows(database), 'rows that point at nothing').toEqual([])
  expect(await media.sweep(whenHoldsHaveEnded()), 'files without a row').toBe(0)
  expect(await queries.selectFrom('pictureHold').selectAll().execute(), 'holds').toEqual([])
  const known = await queries.selectFrom('media').select('name').execute()
  const urls = known.map(({ name }) => pictureAddress(name))
  expect(await usedUrls(queries, urls), 'pictures that no row shows').toEqual(new Set(urls))
}
