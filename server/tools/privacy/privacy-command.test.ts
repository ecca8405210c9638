import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { runCommandOn } from '#server/tools/testing/command.ts'
import { temporaryFolder, testOnce } from '#server/tools/testing/database.ts'

const command = 'server/tools/privacy/privacy-command.ts'
const email = 'eve@example.org'

testOnce('prints nothing but JSON, also when it has to migrate the database first', async () => {
  const dataDir = temporaryFolder()
  const { code, printed } = await runCommandOn({ dataDir, databaseUrl: undefined }, command, [
    'export',
    email,
  ])
  expect(code).toBe(0)
  expect(JSON.parse(printed)).toMatchObject({ email, records: [] })
})

testOnce.for(['', 'export eve'])(
  'touches nothing when it is not told what to do: “%s”',
  async (told) => {
    const dataDir = temporaryFolder()
    const { code, said } = await runCommandOn(
      { dataDir, databaseUrl: undefined },
      command,
      told.split(' '),
    )
    expect(code).toBe(1)
    expect(said).toMatch(/^(Say what|Enter a valid e-mail address)/)
    expect(existsSync(join(dataDir, 'salus.db'))).toBe(false)
  },
)
