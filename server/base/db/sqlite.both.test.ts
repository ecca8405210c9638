import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { databaseKind, openTestDatabase } from '#server/tools/testing/database/database.ts'
import { newId } from './id.ts'

describe.runIf(databaseKind === 'sqlite')('the embedded database', () => {
  test.for([
    ['journal_mode', 'wal'],
    ['synchronous', 2],
    ['foreign_keys', 1],
    ['trusted_schema', 0],
  ] as const)('has %s set to %s', async ([name, value]) => {
    const { queries } = await openTestDatabase()
    const { rows } = await sql`pragma ${sql.raw(name)}`.execute(queries)
    expect(rows).toEqual([{ [name]: value }])
  })

  test('accepts only values of the column’s type', async () => {
    const { queries } = await openTestDatabase()
    const insert = sql`insert into "rateLimit" (key, hits, "resetsAt") values ('k', 'many', 'x')`
    await expect(insert.execute(queries)).rejects.toThrow('cannot store TEXT')
  })

  test('rejects a value that no database supports', async () => {
    const { queries } = await openTestDatabase()
    const insert = sql`insert into installation (name, value) values ('k', ${{ an: 'object' }})`
    await expect(insert.execute(queries)).rejects.toThrow('SQLite cannot store a object')
  })

  test('yields between the statements of a long transaction', async () => {
    const { queries } = await openTestDatabase()
    let turns = 0
    const timer = setInterval(() => turns++, 1)
    await queries.transaction().execute(async (trx) => {
      for (let n = 0; n < 50_000 && turns === 0; n++) await sql`select 1`.execute(trx)
    })
    clearInterval(timer)
    expect(turns).toBeGreaterThan(0)
  })
})

test('reads wait for no transaction, and writes for all earlier ones', async () => {
  const { queries } = await openTestDatabase()
  const read = async (from = queries) =>
    (await from.selectFrom('installation').select('value').where('name', '=', 'n').execute())[0]
  await queries.insertInto('installation').values({ name: 'n', value: '' }).execute()
  const began = Promise.withResolvers<void>()
  const seen = Promise.withResolvers<void>()
  const append = (letter: string, meanwhile: () => Promise<unknown>) =>
    queries.transaction().execute(async (trx) => {
      const row = trx.selectFrom('installation').select('value').where('name', '=', 'n')
      const { value } = await (databaseKind === 'postgres'
        ? row.forUpdate()
        : row
      ).executeTakeFirstOrThrow()
      const change = trx.updateTable('installation').set({ value: value + letter })
      await change.where('name', '=', 'n').execute()
      await meanwhile()
    })
  const first = append('a', () => {
    began.resolve()
    return seen.promise
  })
  await began.promise
  const others = [...'bcd'].map((letter) => append(letter, () => setImmediate()))
  const outside = queries.insertInto('installation').values({ name: 'o', value: '' }).execute()
  expect(await read()).toEqual({ value: '' })
  seen.resolve()
  await Promise.all([first, ...others, outside])
  expect([...((await read())?.value ?? '')].toSorted()).toEqual([...'abcd'])
})

test('a session without an account cannot be stored', async () => {
  const { queries } = await openTestDatabase()
  const times = { createdAt: 'x', lastUsedAt: 'x', confirmedAt: 'x' }
  const session = { tokenHash: 'x', accountId: newId(), ...times }
  await expect(queries.insertInto('session').values(session).execute()).rejects.toThrow(
    /foreign key/i,
  )
})
