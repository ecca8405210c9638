import { sql } from 'kysely'
import { expect } from 'vitest'
import { pictureAddress } from '#contract/media/picture-facts.ts'
import type { Database } from '#server/base/db/database.ts'
import { usedUrls } from '#server/base/media/picture-references.ts'
import type { Services } from '#server/services.ts'
import { days } from '#server/tools/testing/app/clock.ts'

/** Rows that point at rows which are not there; PostgreSQL has none as long as all its keys are valid. */
const danglingRows = async ({ kind, queries }: Database): Promise<unknown[]> => {
  const check =
    kind === 'sqlite'
      ? sql`pragma foreign_key_check`
      : sql`select conname from pg_constraint where contype = 'f' and not convalidated`
  return (await check.execute(queries)).rows
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
