import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startTestApp, type TestApp } from '#server/testing/app.ts'
import { backUp, fill, restore } from '#server/testing/backup.ts'
import { makePost } from '#server/testing/content.ts'
import {
  databaseKind,
  freshPlace,
  openTestDatabase,
  temporaryFolder,
} from '#server/testing/database.ts'
import { readEverything } from '#server/testing/everything.ts'
import { expectNothingLeft } from '#server/testing/leftovers.ts'
import { freshPicture } from '#server/testing/pictures.ts'
import { makePlace } from '#server/testing/place.ts'

/** A backup of an embedded database that has something of everything. */
const backupOfEmbedded = async (change: (app: TestApp) => Promise<unknown> = async () => 0) => {
  const place = await makePlace('sqlite', undefined, onTestFinished)
  const app = await startTestApp({ place })
  await fill(app)
  const token = await app.adminToken('grace@salus.example')
  await change(app)
  const folder = join(temporaryFolder(), 'backup')
  expect(await backUp(place, folder)).toMatchObject({ code: 0 })
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
  test('brings every row and every picture, and whoever was signed in still is', async () => {
    const { folder, token, before } = await backupOfEmbedded()
    const place = await freshPlace()
    expect(await restore(place, folder)).toMatchObject({ code: 0 })
    expect(await readEverything(place)).toEqual(before)
    const app = await startTestApp({ place })
    await expectNothingLeft(app.services)
    const admin = app.client(token)
    await makePost(admin, { title: 'Goes on' })
    expect((await admin.post.getAllPosts()).posts).toHaveLength(4)
  })

  test('moves aside what was there', async () => {
    const { folder, before } = await backupOfEmbedded()
    const place = await usedPlace()
    const { code, said } = await restore(place, folder)
    expect(code).toBe(0)
    expect(await readEverything(place)).toEqual(before)
    const schema = /the schema (\w+)/.exec(said)?.[1] ?? ''
    const { queries, close } = await openTestDatabase({ place })
    onTestFinished(close)
    const { rows } = await sql`select title from ${sql.table(`${schema}.post`)}`.execute(queries)
    expect(rows).toEqual([{ title: 'Earlier' }])
  })

  test('changes nothing when a row cannot be taken over', async () => {
    // A character that SQLite keeps and PostgreSQL does not.
    const { folder } = await backupOfEmbedded(({ services }) =>
      services.database.queries.updateTable('publication').set({ title: 'a\0b' }).execute(),
    )
    const place = await usedPlace()
    const before = await readEverything(place)
    expect(await restore(place, folder)).toMatchObject({ code: 1 })
    expect(await readEverything(place)).toEqual(before)
  })
})
