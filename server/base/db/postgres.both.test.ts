import { describe, expect, onTestFinished, test } from 'vitest'
import { openIndexedDatabase } from '#server/base/search/open-database.ts'
import { eventually } from '#server/tools/testing/app/eventually.ts'
import { databaseKind, freshPlace } from '#server/tools/testing/database/database.ts'
import { startFreezableProxy } from '#server/tools/testing/services/freezable.ts'
import type { Queries } from './database.ts'
import { isDatabaseUnavailable } from './faults.ts'

describe.runIf(databaseKind === 'postgres')('a PostgreSQL that no longer answers', () => {
  const start = async () => {
    const { databaseUrl = '', dataDir } = await freshPlace()
    const frozen = await startFreezableProxy(databaseUrl)
    const { queries, close } = await openIndexedDatabase({
      dataDir,
      databaseUrl: frozen.url,
      patienceMs: 500,
      onError: () => undefined,
    })
    onTestFinished(close)
    const note = (name: string, target: Queries = queries) =>
      target
        .insertInto('installation')
        .values({ name, value: 'noted' })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    // On a busy machine any query may time out, so reading is retried.
    const names = () =>
      eventually(async () => {
        const rows = queries.selectFrom('installation').select('name').where('value', '=', 'noted')
        return (await rows.orderBy('name').execute()).map(({ name }) => name)
      })
    return { queries, frozen, note, names }
  }
  const failureOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => expect.fail('it did not fail'),
      (error: unknown) => error,
    )

  test('is given up, and queried again once it responds', async () => {
    const { frozen, note, names } = await start()
    await eventually(() => note('before'))
    frozen.freeze()
    expect(isDatabaseUnavailable(await failureOf(note('meanwhile')))).toBe(true)
    frozen.thaw()
    await eventually(() => note('then'))
    expect(await names()).toEqual(expect.arrayContaining(['before', 'then']))
  })

  test('is given up within a transaction, which is rolled back', async () => {
    const { queries, frozen, note, names } = await start()
    const transaction = queries.transaction().execute(async (trx) => {
      await note('first', trx)
      frozen.freeze()
      await note('second', trx)
    })
    expect(isDatabaseUnavailable(await failureOf(transaction))).toBe(true)
    frozen.thaw()
    expect(await names()).toEqual([])
  })
})
