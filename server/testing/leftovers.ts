import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#server/db/database.ts'
import type { Services } from '#server/services.ts'

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

/** Fails when a row points at nothing, or a file is kept that no row shows. */
export const expectNothingLeft = async ({ database, media }: Services): Promise<void> => {
  expect(await danglingRows(database), 'rows that point at nothing').toEqual([])
  const known = await database.queries.selectFrom('media').select('name').execute()
  expect(await media.sweep(0), 'files that no row shows').toBe(0)
  const after = await database.queries.selectFrom('media').select('name').execute()
  expect(after, 'pictures that no row shows').toEqual(known)
}
