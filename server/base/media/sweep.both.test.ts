import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { pictureFileNameOfUrl, pictureVariantUrl } from '#contract/media/picture-facts.ts'
import { startTestApp } from '#server/tools/testing/app/app.ts'
import { makePost } from '#server/tools/testing/content/content.ts'
import { afterPictureHolds } from '#server/tools/testing/database/leftovers.ts'
import { startSiteWithFiles } from '#server/tools/testing/files/media-files.ts'
import { freshPicture } from '#server/tools/testing/files/pictures.ts'
import { startS3 } from '#server/tools/testing/services/s3.ts'
import { createS3Storage } from './s3-storage.ts'

describe('the sweep', () => {
  const longAgo = new Date(Date.now() - 7_200_000)
  const leave = async (folder: string, name: string, at = longAgo) => {
    await mkdir(join(folder, 'incoming'), { recursive: true })
    await writeFile(join(folder, name), 'left behind')
    await utimes(join(folder, name), at, at)
  }
  const stem = `${'a'.repeat(32)}-40x30-336699`

  test('deletes unused files of a crash', async () => {
    const { app, admin, files, folder } = await startSiteWithFiles()
    const { image } = await makePost(admin, { image: await freshPicture() })
    await leave(folder, `${stem}.webp`)
    await leave(folder, `${stem}.160.avif`)
    expect(await app.services.media.sweep()).toBe(2)
    expect(await files()).toEqual([pictureFileNameOfUrl(image)])
    expect(await app.services.media.sweep(afterPictureHolds())).toBe(0)
  })

  test('deletes incomplete files', async () => {
    const { app, folder } = await startSiteWithFiles()
    await leave(folder, 'incoming/01k9z3f7m2qv8xw4t6r5y1n0ab')
    expect(await app.services.media.sweep()).toBe(1)
    expect(await app.services.media.sweep(afterPictureHolds())).toBe(0)
  })

  test('ignores other folders of the storage, which may hold backups', async () => {
    const { options } = await startS3(onTestFinished)
    const storage = createS3Storage(options)
    const clock = { now: () => new Date(Date.now() + 7_200_000) }
    const app = await startTestApp({ parts: () => ({ storage, ...clock }) })
    await storage.put('site/nightly-1/manifest.json', new Uint8Array(1))
    await storage.put(`${stem}.webp`, new Uint8Array(1))
    expect(await app.services.media.sweep()).toBe(1)
    expect((await storage.list('')).map(({ name }) => name)).toEqual([
      'site/nightly-1/manifest.json',
    ])
  })

  test('ignores young files, which may not have a row yet', async () => {
    const { app, files, folder } = await startSiteWithFiles()
    await leave(folder, `${stem}.webp`, new Date())
    expect(await app.services.media.sweep()).toBe(0)
    expect(await files()).toHaveLength(1)
  })

  test('deletes unused images with a row', async () => {
    const { app, files, folder } = await startSiteWithFiles()
    const name = `${stem}.webp`
    await leave(folder, name)
    await app.services.database.queries
      .insertInto('media')
      .values({ name, createdAt: longAgo.toISOString() })
      .execute()
    await app.services.media.sweep()
    expect(await files()).toEqual([])
    expect(await app.services.database.queries.selectFrom('media').selectAll().execute()).toEqual(
      [],
    )
  })

  test('keeps used images and their variants', async () => {
    const site = await startSiteWithFiles()
    const { image } = await makePost(site.admin, { image: await freshPicture() })
    expect((await site.app.fetch(pictureVariantUrl(image, 160, 'webp'), {})).status).toBe(200)
    const before = await site.files()
    expect(before).toHaveLength(2)
    expect(await site.app.services.media.sweep(afterPictureHolds())).toBe(0)
    expect(await site.files()).toEqual(before)
  })
})
