import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { startTestApp } from '#server/tools/testing/app/app.ts'
import { makePost } from '#server/tools/testing/content/content.ts'
import {
  databaseKind,
  freshPlace,
  openTestDatabase,
  temporaryFolder,
} from '#server/tools/testing/database/database.ts'
import { readEverything } from '#server/tools/testing/database/everything.ts'
import { expectNothingLeft } from '#server/tools/testing/database/leftovers.ts'
import { makePlace } from '#server/tools/testing/database/place.ts'
import { freshPicture } from '#server/tools/testing/files/pictures.ts'
import {
  backUpInProcess,
  fillForBackup,
  restore,
  restoreInProcess,
} from '#server/tools/testing/process/backup.ts'

/** Backups of an embedded database with every kind of content: one as it is, and one that PostgreSQL rejects. */
const backupsOfEmbedded = async () => {
  const place = await makePlace('sqlite', undefined, onTestFinished)
  const app = await startTestApp({ place })
  await fillForBackup(app)
  const token = await app.adminToken('grace@salus.example')
  const [good, bad] = [join(temporaryFolder(), 'backup'), join(temporaryFolder(), 'backup')]
  await backUpInProcess(place, good)
  await app.close()
  const before = await readEverything(place)
  const { queries, close } = await openTestDatabase({ place })
  // A character that SQLite accepts and PostgreSQL rejects.
  await queries.updateTable('publication').set({ title: 'a\0b' }).execute()
  await backUpInProcess(place, bad)
  await close()
  return { good, bad, token, before }
}

/** A PostgreSQL database that already has content. */
const usedPlace = async () => {
  const place = await freshPlace()
  const app = await startTestApp({ place })
  const admin = app.client(await app.adminToken())
  await makePost(admin, { title: 'Earlier', image: await freshPicture() })
  await app.close()
  return place
}

test.runIf(databaseKind === 'postgres')(
  'a backup of SQLite restored to PostgreSQL brings every row, picture and session, or changes nothing',
  async () => {
    const { good, bad, token, before } = await backupsOfEmbedded()
    const place = await usedPlace()
    const earlier = await readEverything(place)
    await expect(restoreInProcess(place, bad)).rejects.toThrow('invalid byte sequence')
    expect(await readEverything(place)).toEqual(earlier)

    const { code, said } = await restore(place, good)
    expect(code).toBe(0)
    expect(await readEverything(place)).toEqual(before)
    const schema = /the schema (\w+)/.exec(said)?.[1] ?? ''
    const app = await startTestApp({ place })
    const { queries } = app.services.database
    const { rows } = await sql`select title from ${sql.table(`${schema}.post`)}`.execute(queries)
    expect(rows).toEqual([{ title: 'Earlier' }])
    await expectNothingLeft(app.services)
    const admin = app.client(token)
    await makePost(admin, { title: 'Goes on' })
    expect((await admin.post.getAllPosts()).posts).toHaveLength(4)
  },
)
