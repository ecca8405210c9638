import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { shareContent, type TestApp } from './app.ts'
import { type Ended, runCommandOn } from './command.ts'
import { makePost, makeSubPost } from './content.ts'
import { openTestDatabase, type Place, temporaryFolder } from './database.ts'
import { readEverything } from './everything.ts'
import { freshPicture, freshPictures } from './pictures.ts'
import { publicationFields } from './publications.ts'

type Settings = Readonly<Record<string, string>>

/** `npm run backup` */
export const backUp = (place: Place, folder: string, settings: Settings = {}): Promise<Ended> =>
  runCommandOn(place, 'server/backup/backup-command.ts', [folder], settings)

/** `npm run restore` */
export const restore = (place: Place, folder: string, settings: Settings = {}): Promise<Ended> =>
  runCommandOn(place, 'server/backup/restore-command.ts', [folder], settings)

/** Adds something of everything that a backup must bring back. */
export const fill = async (app: TestApp): Promise<void> => {
  const admin = app.client(await app.adminToken())
  for (let n = 0; n < 3; n++) {
    const { _id } = await makePost(admin, { image: await freshPicture(), title: `“${n}” ’s – ∑ 🜁` })
    await makeSubPost(admin, _id, await freshPictures(2))
  }
  for (const title of ["it's", 'a\\b\n\tc', 'Ω'.repeat(200)]) {
    await admin.publication.addPublication(publicationFields({ title }))
  }
}

/** Takes away all that a place holds. */
export const destroy = async (place: Place): Promise<void> => {
  if (place.databaseUrl) {
    const database = await openTestDatabase({ place })
    await sql`drop schema public cascade`.execute(database.queries)
    await sql`create schema public`.execute(database.queries)
    await database.close()
  }
  await rm(place.dataDir, { recursive: true })
  await mkdir(place.dataDir)
}

/** A place that was filled, backed up while it was served, and closed again: once for a file, a copy for each test. */
export const shareBackup = () => {
  const filled = shareContent(async (app, place, atEnd) => {
    await fill(app)
    const folder = join(temporaryFolder(atEnd), 'backup')
    const made = await backUp(place, folder)
    expect(made).toMatchObject({ code: 0, said: expect.stringContaining('9 pictures') })
    return folder
  })
  return async () => {
    const { place, content } = await filled()
    const folder = join(temporaryFolder(), 'backup')
    await cp(content, folder, { recursive: true })
    return { place, folder, before: await readEverything(place) }
  }
}
