import { sql } from 'kysely'
import { expect } from 'vitest'
import { mediaFileUrl } from '#contract/media/picture-facts.ts'
import type { Database } from '#server/base/db/database.ts'
import { findUsedPictureUrls } from '#server/base/media/picture-references.ts'
import type { Services } from '#server/services.ts'
import { days } from '#server/tools/testing/app/clock.ts'

/** Finds rows with dangling foreign keys. On PostgreSQL, valid constraints rule them out. */
const danglingRows = async ({ kind, queries }: Database): Promise<unknown[]> => {
  const check =
    kind === 'sqlite'
      ? sql`pragma foreign_key_check`
      : sql`select conname from pg_constraint where contype = 'f' and not convalidated`
  return (await check.execute(queries)).rows
}

/** Returns a date after which unused pictures are no longer kept. */
export const afterPictureHolds = (): Date => new Date(Date.now() + days(31))

/** Fails if a row has a dangling reference, or if unused files or rows remain. */
export const expectNothingLeft = async ({ database, media }: Services): Promise<void> => {
  const { queries } = database
  expect(await danglingRows(database), 'rows that point at nothing').toEqual([])
  expect(await media.sweep(afterPictureHolds()), 'files without a row').toBe(0)
  expect(await queries.selectFrom('pictureHold').selectAll().execute(), 'holds').toEqual([])
  const known = await queries.selectFrom('media').select('name').execute()
  const urls = known.map(({ name }) => mediaFileUrl(name))
  expect(await findUsedPictureUrls(queries, urls), 'pictures that no row shows').toEqual(
    new Set(urls),
  )
}
