import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { startTestApp } from '#server/tools/testing/app/app.ts'
import { formatImportItems, importSite } from '#server/tools/testing/content/moves.ts'
import { writeOldSite } from '#server/tools/testing/content/old-site.ts'
import { temporaryFolder, testOnce } from '#server/tools/testing/database/database.ts'
import { readSiteInOwnProcess, SiteReadFault } from './read-site.ts'

testOnce('a fault while one entry is saved does not stop the others', async () => {
  const errors: unknown[] = []
  const app = await startTestApp({
    parts: ({ database }) => ({
      database: { ...database, onError: (error: unknown) => errors.push(error) },
    }),
  })
  const { queries } = app.services.database
  await sql`create trigger broken before insert on profile when new.name = 'Bob'
    begin select raise(abort, 'A bug'); end`.execute(queries)
  const admin = app.client(await app.adminToken())
  const move = await importSite(admin, new File(['name\nAda\nBob\nEve\n'], 'people.csv'))
  expect(move.state).toBe('saved')
  expect(formatImportItems(move).toSorted()).toEqual([
    'person | Ada | new',
    'person | Bob | failed | It cannot be saved because of a fault in Salus, which the server’s log describes',
    'person | Eve | new',
  ])
  expect(String(errors)).toContain('A bug')
})

testOnce(
  'a fault while a site is read names the file, and keeps the error for the log',
  async () => {
    const path = await writeOldSite({ 'people.csv': 'name\nAda\n' })
    const folder = join(temporaryFolder(), 'read')
    await mkdir(folder)
    await writeFile(join(folder, 'entries'), 'Another process wrote this.')
    const error = await readSiteInOwnProcess({ path, name: 'site', folder }).catch(
      (thrown) => thrown,
    )
    expect(error).toBeInstanceOf(SiteReadFault)
    expect(error).toMatchObject({
      status: 400,
      message: expect.stringMatching(/^people\.csv cannot be read because of a fault in Salus/),
      cause: expect.objectContaining({ message: expect.stringContaining('EEXIST') }),
    })
  },
)
