import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { databaseKind, openTestDatabase } from '#server/testing/database.ts'
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

  test('takes only what a column is for', async () => {
    const { queries } = await openTestDatabase()
    const insert = sql`insert into "rateLimit" (key, hits, "resetsAt") values ('k', 'many', 'x')`
    await expect(insert.execute(queries)).rejects.toThrow('cannot store TEXT')
  })

  test('refuses a value no database knows', async () => {
    const { queries } = await openTestDatabase()
    const insert = sql`insert into installation (name, value) values ('k', ${{ an: 'object' }})`
    await expect(insert.execute(queries)).rejects.toThrow('SQLite cannot store a object')
  })
})

test('a session without an account cannot be stored', async () => {
  const { queries } = await openTestDatabase()
  const session = { tokenHash: 'x', accountId: newId(), createdAt: 'x', lastUsedAt: 'x' }
  await expect(queries.insertInto('session').values(session).execute()).rejects.toThrow(
    /foreign key/i,
  )
})
