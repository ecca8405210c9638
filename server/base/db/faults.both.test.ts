import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#server/tools/testing/database/database.ts'
import { isDatabaseOut, isDuplicate } from './faults.ts'

const failure = async (work: () => unknown): Promise<unknown> => {
  try {
    await work()
  } catch (error) {
    return error
  }
  return expect.fail('it did not fail')
}

test('a duplicate row is distinguished from every other failure', async () => {
  const { queries } = await openTestDatabase()
  const insert = () =>
    queries.insertInto('installation').values({ name: 'x', value: '1' }).execute()
  await insert()
  const duplicate = await failure(insert)
  expect(isDuplicate(duplicate)).toBe(true)
  expect(isDatabaseOut(duplicate)).toBe(false)
  const other = await failure(() =>
    queries.selectFrom('account').where(sql`no_such_column`, '=', 1).selectAll().execute(),
  )
  expect(isDuplicate(other)).toBe(false)
  expect(isDatabaseOut(other)).toBe(false)
})

test('a locked, full or deleted SQLite database is out of reach', async () => {
  const coded = (errcode: number) => Object.assign(new Error('sqlite'), { errcode })
  for (const code of [5, 8, 10, 13, 14, 10 | (5 << 8)]) {
    expect(isDatabaseOut(coded(code))).toBe(true)
  }
  for (const code of [1, 19, 0]) expect(isDatabaseOut(coded(code))).toBe(false)
})

test('a missing PostgreSQL server is out of reach', () => {
  const coded = (code: string) => Object.assign(new Error('pg'), { code })
  for (const code of ['ECONNREFUSED', 'ECONNRESET', '57P01', '08006', '53300', '25006']) {
    expect(isDatabaseOut(coded(code))).toBe(true)
  }
  for (const code of ['23505', '42601', '22021', '']) expect(isDatabaseOut(coded(code))).toBe(false)
  const missing = coded('ENOENT')
  expect(isDatabaseOut(Object.assign(missing, { syscall: 'open' }))).toBe(false)
  expect(isDatabaseOut(Object.assign(missing, { syscall: 'connect' }))).toBe(true)
  expect(isDatabaseOut('a text')).toBe(false)
  expect(isDatabaseOut(null)).toBe(false)
})
