import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sharePictureAlt, sharePictureSize, sharePictureUrl } from '#contract/site/share.ts'
import type { MediaStorage } from '#server/base/media/storage.ts'
import { startTestApp } from '#server/tools/testing/app/app.ts'
import { readSharingMetadata } from './read-head.ts'
import { mountSharingPictures } from './routes.ts'

const publicUrl = 'https://salus.example'

/** Starts a site whose pages have the metadata in `shared`. */
const startSite = async () => {
  const shared = new Map<string, { title: string; alt: string; image: string }>()
  let storage: Pick<MediaStorage, 'list'> = { list: async () => [] }
  const app = await startTestApp({
    parts: (usual) => {
      storage = usual.storage
      return {}
    },
    mount: (server, { limits, sharePictures }, _, { client }) => {
      const head = async (path: string) => {
        const { title = '', alt = '', image = '/favicon-96.png' } = shared.get(path) ?? {}
        const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
        return readSharingMetadata(
          `<meta property="og:title" content="${escaped(title)}"/><meta property="og:image" content="${
            publicUrl + image
          }"/><meta property="og:image:alt" content="${escaped(alt)}"/>`,
        )
      }
      mountSharingPictures(server, { head, pictures: sharePictures, client, limits, publicUrl })
    },
  })
  const show = (path: string, title: string) => {
    const alt = sharePictureAlt('Preprint', title, 'Ada · 2026')
    const image = sharePictureUrl(path, alt)
    shared.set(path, { title, alt, image })
    return image
  }
  const get = (path: string, init: RequestInit = {}) => app.fetch(path, init)
  const kept = async () => (await storage.list('share-')).length
  return { app, get, kept, show, hide: (path: string) => shared.delete(path) }
}

test('draws and caches the picture that a page refers to', async () => {
  const { get, show } = await startSite()
  const address = show('/publication/1/sleep', 'Sleep & "hearts"')
  const answer = await get(address)
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  expect(answer.headers.get('cache-control')).toContain('immutable')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', ...sharePictureSize })
  const again = await get(address)
  expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true)
  const etag = again.headers.get('etag') ?? ''
  const known = await get(address, { headers: { 'if-none-match': etag } })
  expect(known.status).toBe(304)
})

test('redirects from the picture of a former title to the current one', async () => {
  const { get, show } = await startSite()
  const before = show('/', 'Sleep')
  const today = show('/', 'Sleep and hearts')
  expect(before).not.toBe(today)
  const answer = await get(before, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, today])
})

test('does not draw pages that are hidden or shared with the icon', async () => {
  const { get, show, hide } = await startSite()
  const address = show('/publication/1', 'Sleep')
  expect((await get(address)).status).toBe(200)
  hide('/publication/1')
  for (const path of [address, '/share/publication/2/abc123.jpg', '/share/', '/share/x.png'])
    expect((await get(path)).status, path).toBe(404)
})

test('keeps pictures from the sweep of unused files, and deletes them after a month', async () => {
  const { app, get, kept, show } = await startSite()
  const { media, sharePictures, now } = app.services
  const address = show('/research', 'Research')
  await get(address)
  const day = 24 * 3_600_000
  expect(await media.sweep(new Date(now().getTime() + day))).toBe(0)
  await sharePictures.sweep()
  expect(await kept()).toBe(1)
  app.advance(31 * day)
  await sharePictures.sweep()
  expect(await kept()).toBe(0)
  expect((await get(address)).status).toBe(200)
})
