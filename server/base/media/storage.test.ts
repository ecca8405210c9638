import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startSite } from '#server/tools/testing/content/content.ts'
import { temporaryFolder } from '#server/tools/testing/database/database.ts'
import { afterPictureHolds } from '#server/tools/testing/database/leftovers.ts'
import { pictureFile } from '#server/tools/testing/files/pictures.ts'
import { startS3 } from '#server/tools/testing/services/s3.ts'
import { createDiskStorage } from './disk-storage.ts'
import { createS3Storage } from './s3-storage.ts'
import type { MediaStorage } from './storage.ts'

const stores: readonly (readonly [string, () => Promise<MediaStorage>])[] = [
  ['a folder', async () => createDiskStorage(join(temporaryFolder(), 'media'))],
  ['S3', async () => createS3Storage((await startS3(onTestFinished)).options)],
]
const bytes = (text: string) => new TextEncoder().encode(text)
const names = async (storage: MediaStorage, prefix = '') =>
  (await storage.list(prefix)).map(({ name }) => name).toSorted()

describe.for(stores)('images in %s', ([, open]) => {
  test('are read as they were stored', async () => {
    const storage = await open()
    const every = Uint8Array.from({ length: 256 }, (_, value) => value)
    await storage.put('a.webp', every)
    expect(await storage.get('a.webp')).toEqual(every)
    expect(await storage.get('a.webp', { start: 10, end: 19 })).toEqual(every.subarray(10, 20))
    expect(await storage.get('b.webp', { start: 0, end: 1 })).toBe(null)
    await storage.put('a.webp', bytes('another'))
    expect(await storage.get('a.webp')).toEqual(bytes('another'))
  })

  test('do not exist before they are stored and after they are deleted', async () => {
    const storage = await open()
    expect([await storage.get('a'), await storage.list('')]).toEqual([null, []])
    await storage.put('a', bytes('x'))
    await storage.delete('a')
    await storage.delete('a')
    expect([await storage.get('a'), await storage.list('')]).toEqual([null, []])
  })

  test('are listed by prefix, with their time', async () => {
    const storage = await open()
    const before = Date.now()
    for (const name of ['aa-1x1-000000.webp', 'aa-1x1-000000.160.avif', 'ab-1x1-000000.webp']) {
      await storage.put(name, bytes(name))
    }
    expect(await names(storage, 'aa-1x1-000000.')).toEqual([
      'aa-1x1-000000.160.avif',
      'aa-1x1-000000.webp',
    ])
    expect(await names(storage)).toHaveLength(3)
    for (const { modifiedAt } of await storage.list('')) {
      expect(Math.abs(modifiedAt.getTime() - before)).toBeLessThan(60_000)
    }
  })

  test('are uploaded, served, resized and deleted by the API', async () => {
    const storage = await open()
    const { app, admin } = await startSite({ parts: () => ({ storage }) })
    const pic = await pictureFile({ width: 400, height: 100 })
    const { data } = await admin.logo.addLogo({ link: '/', pic })
    for (const url of [data.logo, data.logo.replace('.webp', '.160.avif')]) {
      expect((await app.fetch(url, {})).status).toBe(200)
    }
    expect(await names(storage)).toHaveLength(2)
    await admin.logo.deleteLogo({ id: data._id })
    await app.services.media.sweep(afterPictureHolds())
    expect(await names(storage)).toEqual([])
    expect((await app.fetch(data.logo, {})).status).toBe(404)
    await storage.put(`${'b'.repeat(32)}-1x1-000000.webp`, bytes('left behind'))
    expect(await app.services.media.sweep(afterPictureHolds())).toBe(1)
    expect(await app.services.media.sweep(afterPictureHolds())).toBe(0)
  })
})

/** Starts an S3 server that lists a thousand names per page. */
const startPagingS3 = async (all: readonly string[]) => {
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? '', 'http://s3').searchParams
    const start = Number(/^at\+(\d+)\/=$/.exec(query.get('continuation-token') ?? '')?.[1] ?? 0)
    const matching = all.filter((name) => name.startsWith(query.get('prefix') ?? ''))
    const contents = matching
      .slice(start, start + 1_000)
      .map(
        (name) =>
          `<Contents><Key>${name}</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified></Contents>`,
      )
    const next = start + 1_000
    const isCut = next < matching.length
    const token = isCut ? `<NextContinuationToken>at+${next}/=</NextContinuationToken>` : ''
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(
        `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${token}${contents.join('')}</ListBucketResult>`,
      )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

test('listing S3 reads all pages', async () => {
  const all = Array.from({ length: 2_100 }, (_, n) => `file-${String(n).padStart(4, '0')}`)
  const endpoint = await startPagingS3(all)
  const keys = { accessKeyId: 'key', secretAccessKey: 'secret' }
  const storage = createS3Storage({ bucket: 'b', region: 'eu-central-1', endpoint, ...keys })
  const listed = await storage.list('')
  expect(listed.map(({ name }) => name)).toEqual(all)
  expect(listed[0]?.modifiedAt).toEqual(new Date('2026-01-02T03:04:05Z'))
  expect(await names(storage, 'file-1')).toHaveLength(1_000)
})

test('a folder can be listed while files are deleted', async () => {
  const storage = createDiskStorage(temporaryFolder())
  const all = Array.from({ length: 50 }, (_, n) => `file-${n}`)
  for (const name of all) await storage.put(name, bytes(name))
  const [listed] = await Promise.all([storage.list(''), ...all.map((name) => storage.delete(name))])
  expect(listed.length).toBeLessThanOrEqual(50)
})
