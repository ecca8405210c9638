import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startSite } from '#server/tools/testing/content/content.ts'
import { databaseKind, temporaryFolder } from '#server/tools/testing/database/database.ts'
import { openDatabaseAsOfNow } from './run-with-copy.ts'

test.runIf(databaseKind === 'sqlite')(
  'a copy of the database is read while the server writes, and does not change',
  async () => {
    const { app, admin } = await startSite()
    await admin.category.addCategory({ name: 'Before' })
    const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = app.place
    const copy = await openDatabaseAsOfNow({ DATA_DIR, DATABASE_URL }, temporaryFolder())
    await admin.category.addCategory({ name: 'After' })
    const names = await copy.queries.selectFrom('category').select('name').execute()
    await copy.close()
    expect(names).toEqual([{ name: 'Before' }])
  },
)

test.runIf(databaseKind === 'sqlite')('a missing database is not made by reading', async () => {
  const DATA_DIR = temporaryFolder()
  const place = { DATA_DIR, DATABASE_URL: undefined }
  await expect(openDatabaseAsOfNow(place, temporaryFolder())).rejects.toThrow('is DATA_DIR right?')
  const copy = await openDatabaseAsOfNow(place, temporaryFolder(), true)
  expect(await copy.queries.selectFrom('category').selectAll().execute()).toEqual([])
  await copy.close()
  expect(existsSync(join(DATA_DIR, 'salus.db'))).toBe(false)
})
