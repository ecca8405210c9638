import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { createDiskStorage } from '#server/base/media/disk-storage.ts'
import { makeBackup } from '#server/tools/backup/backup.ts'
import { restoreBackup } from '#server/tools/backup/restore.ts'
import type { TestApp } from '#server/tools/testing/app/app.ts'
import { shareFilledPlace } from '#server/tools/testing/app/shared-content.ts'
import { makePost, makeSubPost } from '#server/tools/testing/content/content.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import {
  openTestDatabase,
  type Place,
  temporaryFolder,
} from '#server/tools/testing/database/database.ts'
import { readEverything } from '#server/tools/testing/database/everything.ts'
import { freshPicture, freshPictures } from '#server/tools/testing/files/pictures.ts'
import { type CommandOutput, runCommandOn } from './command.ts'

type Settings = Readonly<Record<string, string>>

export const backUp = (
  place: Place,
  folder: string,
  settings: Settings = {},
): Promise<CommandOutput> => runCommandOn(place, 'backup', [folder], settings)

export const restore = (
  place: Place,
  folder: string,
  settings: Settings = {},
): Promise<CommandOutput> => runCommandOn(place, 'restore', [folder], settings)

/** Makes a backup in this process, because starting the command takes longer than everything else. */
export const backUpInProcess = (place: Place, folder: string) =>
  makeBackup(
    { ...place, storage: createDiskStorage(join(place.dataDir, 'media')) },
    folder,
    (name) => expect.fail(`The picture ${name} is not in the backup`),
  )

/** Restores a backup in this process. */
export const restoreInProcess = (place: Place, folder: string) =>
  restoreBackup(folder, { ...place, bucket: undefined })

/** Adds content of every kind that a backup must preserve. */
export const fillForBackup = async (app: TestApp): Promise<void> => {
  const admin = app.client(await app.adminToken())
  for (let n = 0; n < 3; n++) {
    const { _id } = await makePost(admin, { image: await freshPicture(), title: `“${n}” ’s – ∑ 🜁` })
    await makeSubPost(admin, _id, await freshPictures(2))
  }
  for (const title of ["it's", 'a\\b\n\tc', 'Ω'.repeat(200)]) {
    await admin.publication.addPublication(publicationFields({ title }))
  }
}

/** Deletes all data of a place. */
export const deleteAllData = async (place: Place): Promise<void> => {
  if (place.databaseUrl) {
    const database = await openTestDatabase({ place })
    await sql`drop schema public cascade`.execute(database.queries)
    await sql`create schema public`.execute(database.queries)
    await database.close()
  }
  await rm(place.dataDir, { recursive: true })
  await mkdir(place.dataDir)
}

/** Fills a place and backs it up while it is served. This happens once per file, and each test gets a copy. */
export const shareBackup = () => {
  const filled = shareFilledPlace(async (app, place, atEnd) => {
    await fillForBackup(app)
    const folder = join(temporaryFolder(atEnd), 'backup')
    expect((await backUpInProcess(place, folder)).pictures).toHaveLength(9)
    return folder
  })
  let before: Awaited<ReturnType<typeof readEverything>> | undefined
  return async () => {
    const { place, content } = await filled()
    const folder = join(temporaryFolder(), 'backup')
    await cp(content, folder, { recursive: true })
    // All copies have equal content.
    before ??= await readEverything(place)
    return { place, folder, before }
  }
}
