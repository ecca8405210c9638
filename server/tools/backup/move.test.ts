import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startTestApp, type TestApp } from '#server/tools/testing/app.ts'
import { backUpHere, fill, restore, restoreHere } from '#server/tools/testing/backup.ts'
import { makePost } from '#server/tools/testing/content.ts'
import { databaseKind, freshPlace, temporaryFolder } from '#server/tools/testing/database.ts'
import { readEverything } from '#server/tools/testing/everything.ts'
import { expectNothingLeft } from '#server/tools/testing/leftovers.ts'
import { freshPicture } from '#server/tools/testing/pictures.ts'
import { makePlace } from '#server/tools/testing/place.ts'

/** A backup of an embedded database that has something of everything. */
const backupOfEmbedded = async (change: (app: TestApp) => Promise<unknown> = async () => 0) => {
  const place = await makePlace('sqlite', undefined, onTestFinished)
  const app = await startTestApp({ place })
  await fill(app)
  const token = await app.adminToken('grace@salus.example')
  await change(app)
  const folder = join(temporaryFolder(), 'backup')
  await backUpHere(place, folder)
  await app.close()
  return { folder, token, before: await readEverything(place) }
}

/** A PostgreSQL database that somebody has begun to use. */
const usedPlace = async () => {
  const place = await freshPlace()
  const app = await startTestApp({ place })
  const admin = app.client(await app.adminToken())
  await makePost(admin, { title: 'Earlier', image: await freshPicture() })
  await app.close()
  return place
}

describe.runIf(databaseKind === 'postgres')('a backup of SQLite, restored to PostgreSQL', () => {
  test('brings every row and every picture, sessions stay open, and what was there is moved aside', async () => {
    const { folder, token, before } = await backupOfEmbedded()
    const place = await usedPlace()
    const { code, said } = await restore(place, folder)
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
  })

  test('changes nothing when a row cannot be taken over', async () => {
    // A character that SQLite keeps and PostgreSQL does not.
    const { folder } = await backupOfEmbedded(({ services }) =>
      services.database.queries.updateTable('publication').set({ title: 'a\0b' }).execute(),
    )
    const place = await usedPlace()
    const before = await readEverything(place)
    await expect(restoreHere(place, folder)).rejects.toThrow()
    expect(await readEverything(place)).toEqual(before)
  })
})
