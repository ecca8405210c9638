import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#server/tools/testing/database/database.ts'
import { isDatabaseUnavailable, isUniqueViolation } from './faults.ts'

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
  expect(isUniqueViolation(duplicate)).toBe(true)
  expect(isDatabaseUnavailable(duplicate)).toBe(false)
  const other = await failure(() =>
    queries.selectFrom('account').where(sql`no_such_column`, '=', 1).selectAll().execute(),
  )
  expect(isUniqueViolation(other)).toBe(false)
  expect(isDatabaseUnavailable(other)).toBe(false)
})

test('a locked, full or deleted SQLite database is out of reach', async () => {
  const coded = (errcode: number) => Object.assign(new Error('sqlite'), { errcode })
  for (const code of [5, 8, 10, 13, 14, 10 | (5 << 8)]) {
    expect(isDatabaseUnavailable(coded(code))).toBe(true)
  }
  for (const code of [1, 19, 0]) expect(isDatabaseUnavailable(coded(code))).toBe(false)
})

test('a missing PostgreSQL server is out of reach', () => {
  const coded = (code: string) => Object.assign(new Error('pg'), { code })
  for (const code of ['ECONNREFUSED', 'ECONNRESET', '57P01', '08006', '53300', '25006']) {
    expect(isDatabaseUnavailable(coded(code))).toBe(true)
  }
  for (const code of ['23505', '42601', '22021', ''])
    expect(isDatabaseUnavailable(coded(code))).toBe(false)
  const missing = coded('ENOENT')
  expect(isDatabaseUnavailable(Object.assign(missing, { syscall: 'open' }))).toBe(false)
  expect(isDatabaseUnavailable(Object.assign(missing, { syscall: 'connect' }))).toBe(true)
  expect(isDatabaseUnavailable('a text')).toBe(false)
  expect(isDatabaseUnavailable(null)).toBe(false)
})
