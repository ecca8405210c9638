import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { temporaryFolder, testOnce } from '#server/tools/testing/database/database.ts'
import { runCommandOn } from '#server/tools/testing/process/command.ts'

const command = 'privacy'
const email = 'eve@example.org'

testOnce('prints only JSON, even if it has to migrate the database first', async () => {
  const dataDir = temporaryFolder()
  // The database file before its first migration.
  writeFileSync(join(dataDir, 'salus.db'), '')
  const { code, printed } = await runCommandOn({ dataDir, databaseUrl: undefined }, command, [
    'export',
    email,
  ])
  expect(code).toBe(0)
  expect(JSON.parse(printed)).toMatchObject({ email, records: [] })
})

testOnce('prints no data if there is no database', async () => {
  const dataDir = temporaryFolder()
  for (const action of ['export', 'erase']) {
    const place = { dataDir, databaseUrl: undefined }
    const { code, said, printed } = await runCommandOn(place, command, [action, email])
    expect([code, printed]).toEqual([1, ''])
    expect(said).toBe(`There is no database in ${dataDir}: is DATA_DIR right?\n`)
  }
  expect(readdirSync(dataDir)).toEqual([])
})

testOnce.for(['', 'export eve'])('changes nothing without valid arguments: “%s”', async (told) => {
  const dataDir = temporaryFolder()
  const { code, said } = await runCommandOn(
    { dataDir, databaseUrl: undefined },
    command,
    told.split(' '),
  )
  expect(code).toBe(1)
  expect(said).toMatch(/^(Say what|Enter a valid e-mail address)/)
  expect(existsSync(join(dataDir, 'salus.db'))).toBe(false)
})
