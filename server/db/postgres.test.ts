import { Kysely } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databaseKind, freshPlace } from '#server/testing/database.ts'
import { makeFreezable } from '#server/testing/freezable.ts'
import { isDatabaseOut } from './faults.ts'
import { openPostgres } from './postgres.ts'
import type { Tables } from './schema.ts'

describe.runIf(databaseKind === 'postgres')('a PostgreSQL that no longer answers', () => {
  const start = async () => {
    const { databaseUrl = '' } = await freshPlace()
    const frozen = await makeFreezable(databaseUrl)
    const { dialect } = openPostgres(frozen.url, () => undefined, { patienceMs: 500 })
    const queries = new Kysely<Tables>({ dialect })
    onTestFinished(() => queries.destroy())
    const note = (name: string, target: Kysely<Tables> = queries) =>
      target.insertInto('installation').values({ name, value: 'x' }).execute()
    const names = async () =>
      (await queries.selectFrom('installation').select('name').execute()).map(({ name }) => name)
    return { queries, frozen, note, names }
  }
  const failureOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => expect.fail('it did not fail'),
      (error: unknown) => error,
    )

  test('is given up, and asked again once it answers', async () => {
    const { frozen, note, names } = await start()
    await note('before')
    frozen.freeze()
    expect(isDatabaseOut(await failureOf(note('meanwhile')))).toBe(true)
    frozen.thaw()
    await note('after')
    expect(await names()).toEqual(expect.arrayContaining(['before', 'after']))
  })

  test('is given up in the middle of a transaction, of which nothing remains', async () => {
    const { queries, frozen, note, names } = await start()
    const transaction = queries.transaction().execute(async (trx) => {
      await note('first', trx)
      frozen.freeze()
      await note('second', trx)
    })
    expect(isDatabaseOut(await failureOf(transaction))).toBe(true)
    frozen.thaw()
    expect(await names()).toEqual([])
  })
})
