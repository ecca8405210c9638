import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { describe, expect, test } from 'vitest'
import { createDiskStorage } from '#server/base/media/disk-storage.ts'
import { OperatorError } from '#server/base/process/operator-error.ts'
import { temporaryFolder } from '#server/tools/testing/database/database.ts'
import { createEmptyDatabase } from '#server/tools/testing/database/postgres.ts'
import { freePort } from '#server/tools/testing/http/free-port.ts'
import { explainError } from './command.ts'

const failureOf = (work: () => unknown): Promise<unknown> =>
  Promise.resolve()
    .then(work)
    .then(
      () => expect.fail('it should have failed'),
      (error: unknown) => error,
    )

const connecting = (url: string) =>
  failureOf(async () => {
    const client = new Client({ connectionString: url })
    await client.connect()
  })

describe('an error that the operator can fix is printed in one sentence', () => {
  test('a database on a read-only disk', async () => {
    const file = join(temporaryFolder(), 'salus.db')
    new DatabaseSync(file).exec('create table a (b)')
    const database = new DatabaseSync(file, { readOnly: true })
    const error = await failureOf(() => database.exec('insert into a values (1)'))
    expect(explainError(error)).toBe(
      'The database in DATA_DIR cannot be used: attempt to write a readonly database.',
    )
  })

  test('an unreachable PostgreSQL', async () => {
    const port = await freePort()
    expect(explainError(await connecting(`postgres://salus:secret@127.0.0.1:${port}/salus`))).toBe(
      `PostgreSQL cannot be used: connect ECONNREFUSED 127.0.0.1:${port}. Is it running, and is DATABASE_URL right?`,
    )
  })

  test.skipIf(process.env.TEST_DATABASE !== 'postgres')(
    'PostgreSQL with a wrong password or database',
    async () => {
      const { url, letGo } = await createEmptyDatabase()
      try {
        const [wrong, missing] = [new URL(url), new URL(url)]
        wrong.password = 'wrong'
        missing.pathname = '/nowhere'
        for (const each of [wrong, missing]) {
          const told = explainError(await connecting(each.href))
          expect(told).toMatch(
            /^PostgreSQL cannot be used: .* Is it running, and is DATABASE_URL right\?$/,
          )
        }
      } finally {
        await letGo()
      }
    },
  )

  test('a failing media store', async () => {
    const error = await failureOf(() => createDiskStorage('/dev/null').put('a', new Uint8Array(1)))
    expect(explainError(error)).toMatch(/^The picture store failed: ENOTDIR: .*\.$/)
  })

  test('an error with a message for the operator', () => {
    expect(explainError(new OperatorError('Mind the gap.'))).toBe('Mind the gap.')
  })
})

test('an unexpected error is printed with its stack trace', () => {
  expect(explainError(new Error('a bug'))).toContain('command.both.test.ts')
  expect(explainError('text')).toBe('text')
})
