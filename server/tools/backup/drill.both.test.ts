import { chmod, chown, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { mediaFileNameOfUrl } from '#contract/media/film.ts'
import { createDiskStorage } from '#server/base/media/disk-storage.ts'
import { createS3Storage } from '#server/base/media/s3-storage.ts'
import { startTestApp } from '#server/tools/testing/app/app.ts'
import { eventually } from '#server/tools/testing/app/eventually.ts'
import { makePost } from '#server/tools/testing/content/content.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import {
  databaseKind,
  freshPlace,
  openTestDatabase,
  temporaryFolder,
  testOnce,
} from '#server/tools/testing/database/database.ts'
import { readEverything } from '#server/tools/testing/database/everything.ts'
import { expectNothingLeft } from '#server/tools/testing/database/leftovers.ts'
import { freshPicture } from '#server/tools/testing/files/pictures.ts'
import { uploadedFileContent, uploadedFileOf } from '#server/tools/testing/files/uploaded-files.ts'
import {
  backUp,
  deleteAllData,
  fillForBackup,
  restore,
  restoreInProcess,
  shareBackup,
} from '#server/tools/testing/process/backup.ts'
import { startS3 } from '#server/tools/testing/services/s3.ts'
import { backupDatabaseFileNames } from './manifest.ts'

const backedUp = shareBackup()

test('after a total loss, a restore brings back every row and picture', async () => {
  const { place, folder, before } = await backedUp()
  expect(before.pictures).toHaveLength(9)
  await deleteAllData(place)
  expect(await restore(place, folder)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^Restored the state of .*, with 9 pictures\./),
  })
  expect(await readEverything(place)).toEqual(before)
  const app = await startTestApp({ place })
  await expectNothingLeft(app.services)
  expect((await app.client().post.getAllPosts()).posts).toHaveLength(3)
})

// Files do not depend on the kind of database.
testOnce(
  'files restored from a read-only or public backup are readable and writable by their owner only',
  async () => {
    const { place, folder } = await backedUp()
    const names = await readdir(folder, { recursive: true })
    for (const name of names) {
      if ((await stat(join(folder, name))).isFile()) await chmod(join(folder, name), 0o444)
    }
    await restoreInProcess(place, folder)
    for (const name of ['salus.db', 'media']) {
      const path = join(place.dataDir, name)
      const files = (await stat(path)).isFile()
        ? [path]
        : (await readdir(path)).map((file) => join(path, file))
      for (const file of files) expect((await stat(file)).mode & 0o777, file).toBe(0o600)
    }
  },
)

test.runIf(databaseKind === 'sqlite' && process.getuid?.() === 0)(
  'files that root restores, locks and adds belong to the owner of the data',
  async () => {
    const { place, folder } = await backedUp()
    const own = { uid: 12_345, gid: 12_346 }
    await chown(place.dataDir, own.uid, own.gid)
    await rm(join(place.dataDir, 'lock'), { force: true })
    await restoreInProcess(place, folder)
    const added = 'ab-1x1-000000.webp'
    await createDiskStorage(join(place.dataDir, 'media')).put(added, new Uint8Array(1))
    const aside = (await readdir(place.dataDir)).filter((name) => name.startsWith('before-'))
    for (const name of ['salus.db', ...aside, 'lock', 'media', `media/${added}`]) {
      expect(await stat(join(place.dataDir, name)), name).toMatchObject(own)
    }
    const pictures = await readdir(join(place.dataDir, 'media'))
    for (const name of pictures)
      expect(await stat(join(place.dataDir, 'media', name)), name).toMatchObject(own)
  },
)

test('a restore keeps the data that it replaces', async () => {
  const { place, folder, before } = await backedUp()
  const app = await startTestApp({ place })
  const admin = app.client(await app.adminToken('grace@salus.example'))
  const { image } = await makePost(admin, { title: 'Too late', image: await freshPicture() })
  await app.close()
  await restoreInProcess(place, folder)
  expect(await readEverything(place)).toEqual(before)
  const aside = (await readdir(place.dataDir)).filter((name) => name.startsWith('before-restore'))
  expect(aside).toHaveLength(1)
  const replaced = await readdir(join(place.dataDir, aside[0] ?? '', 'media'))
  expect(replaced).toContain(image.replace('/media/', ''))
  const { queries, close } = await openTestDatabase({ place })
  onTestFinished(close)
  if (databaseKind === 'postgres') {
    const { rows } = await sql<{ name: string }>`
      select nspname as name from pg_namespace where nspname like 'before_restore_%'`.execute(
      queries,
    )
    const kept = await sql`
      select title from ${sql.table(`${rows[0]?.name}.post`)} where title = 'Too late'`.execute(
      queries,
    )
    expect(kept.rows).toHaveLength(1)
  } else {
    expect(await readdir(join(place.dataDir, aside[0] ?? ''))).toContain('salus.db')
  }
})

test('a backup made during writes holds the state of one moment, readable only by its owner', async () => {
  const place = await freshPlace()
  const app = await startTestApp({ place })
  await fillForBackup(app)
  const admin = app.client(await app.adminToken('grace@salus.example'))
  let answered = 0
  let isOver = false
  const write = async (writer: number) => {
    for (let n = 0; !isOver; n++) {
      const fields = publicationFields({ title: `${writer} ${n}` })
      await admin.publication.addPublication(fields)
      await admin.logo.addLogo({ link: `/${writer}/${n}`, pic: await freshPicture() })
      answered++
    }
  }
  const writing = Promise.all([0, 1, 2].map(write))
  await eventually(() => expect(answered).toBeGreaterThan(5))
  const atLeast = answered
  const folder = join(temporaryFolder(), 'backup')
  expect(await backUp(place, folder)).toMatchObject({ code: 0 })
  isOver = true
  await writing
  for (const name of ['.', 'media', 'manifest.json', backupDatabaseFileNames[databaseKind]]) {
    expect((await stat(join(folder, name))).mode & 0o077, name).toBe(0)
  }
  await app.close()
  await deleteAllData(place)
  await restoreInProcess(place, folder)

  const restored = await startTestApp({ place })
  await expectNothingLeft(restored.services)
  const visitor = restored.client()
  const { publications } = await visitor.publication.showAllPublications()
  const { logo } = await visitor.logo.getLogo()
  expect(logo.length).toBeGreaterThanOrEqual(atLeast)
  for (const { logo: url } of logo) expect((await restored.fetch(url, {})).status).toBe(200)
  for (const writer of ['0', '1', '2']) {
    const numbers = publications
      .map(({ title }) => title.split(' '))
      .filter(([by]) => by === writer)
      .map(([, n]) => Number(n))
      .toSorted((a, b) => a - b)
    // No number is missing, because each logo was saved before the next was written.
    expect(numbers).toEqual(numbers.map((_, n) => n))
    const logos = logo.filter(({ link }) => link.startsWith(`/${writer}/`)).length
    expect([logos, logos + 1]).toContain(numbers.length)
  }
})

// The storage of pictures does not depend on the kind of database.
testOnce('pictures in a bucket are backed up and restored too', async () => {
  const s3 = await startS3(onTestFinished)
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = s3.options
  const settings = {
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
  const storage = createS3Storage(s3.options)
  const place = await freshPlace()
  const app = await startTestApp({ place, parts: () => ({ storage }) })
  const admin = app.client(await app.adminToken())
  const { data } = await admin.logo.addLogo({ link: '/', pic: await freshPicture() })
  const name = data.logo.replace('/media/', '')
  const bytes = await storage.get(name)
  const { url } = await admin.media.uploadFile({ file: uploadedFileOf('pdf') })
  const file = mediaFileNameOfUrl(url) ?? ''
  const folder = join(temporaryFolder(), 'backup')
  expect(await backUp(place, folder, settings)).toMatchObject({
    code: 0,
    said: expect.stringContaining('2 pictures'),
  })
  await app.close()
  for (const each of [name, file]) await storage.delete(each)
  expect(await restore(place, folder, settings)).toMatchObject({ code: 0 })
  expect(await storage.get(name)).toEqual(bytes)
  expect(await storage.get(file)).toEqual(uploadedFileContent('pdf'))
})
