import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { pictureVariantUrl, pictureWidths, srcSetOf } from '#contract/media/picture-facts.ts'
import type { Site } from '#server/tools/testing/content/content.ts'
import { startSite } from '#server/tools/testing/content/content.ts'
import { startSiteWithFiles } from '#server/tools/testing/files/media-files.ts'
import { freshPicture, pictureFile } from '#server/tools/testing/files/pictures.ts'

const upload = async ({ admin }: Site, pic: File) =>
  (await admin.logo.addLogo({ link: '/', pic })).data.logo

describe('an image is served', () => {
  test('only as an image, and cached for ever', async () => {
    const site = await startSite()
    const response = await site.app.fetch(await upload(site, await freshPicture()), {})
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    expect(response.headers.get('etag')).toBeTruthy()
  })

  test('with 304 to a client that has a copy', async () => {
    const site = await startSite()
    const url = await upload(site, await freshPicture())
    const etag = (await site.app.fetch(url, {})).headers.get('etag') ?? ''
    const again = await site.app.fetch(url, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(Object.fromEntries(again.headers)).toMatchObject({
      etag,
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const other = await site.app.fetch(url, { headers: { 'if-none-match': '"another"' } })
    expect(other.status).toBe(200)
  })

  test('whole despite a range request, which HTTP allows', async () => {
    const site = await startSite()
    const url = await upload(site, await freshPicture())
    const whole = await (await site.app.fetch(url, {})).bytes()
    const answer = await site.app.fetch(url, { headers: { range: 'bytes=0-9' } })
    expect([answer.status, await answer.bytes()]).toEqual([200, whole])
  })

  test('without a body to HEAD', async () => {
    const site = await startSite()
    const url = await upload(site, await freshPicture())
    const response = await site.app.fetch(url, { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([200, ''])
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0)
  })
})

describe('an image variant', () => {
  test('exists in every fixed width and both formats, never wider than the image', async () => {
    const site = await startSite()
    const url = await upload(site, await pictureFile({ width: 400, height: 200 }))
    for (const width of pictureWidths) {
      for (const format of ['avif', 'webp'] as const) {
        const response = await site.app.fetch(pictureVariantUrl(url, width, format), {})
        expect(response.status).toBe(200)
        expect(response.headers.get('content-type')).toBe(`image/${format}`)
        expect(response.headers.get('x-content-type-options')).toBe('nosniff')
        expect(response.headers.get('cache-control')).toContain('immutable')
        const made = await sharp(new Uint8Array(await response.arrayBuffer())).metadata()
        expect(made.width).toBe(Math.min(width, 400))
        expect(made.format).toBe(format === 'avif' ? 'heif' : 'webp')
      }
    }
  })

  test('of every size that pages request exists', async () => {
    const site = await startSite()
    const url = await upload(site, await pictureFile({ width: 700, height: 50 }))
    for (const format of ['avif', 'webp'] as const) {
      const addresses = srcSetOf(url, format)
        .split(', ')
        .map((step) => step.split(' ')[0] ?? '')
      expect(addresses).toHaveLength(4)
      for (const address of addresses) expect((await site.app.fetch(address, {})).status).toBe(200)
    }
  })

  test('is created on first use, once for twenty concurrent requests', async () => {
    const puts: string[] = []
    const site = await startSite({
      parts: ({ storage }) => ({
        storage: {
          ...storage,
          put: async (name, bytes) => {
            puts.push(name)
            await storage.put(name, bytes)
          },
        },
      }),
    })
    const url = await upload(site, await pictureFile({ width: 600, height: 400 }))
    expect(puts).toHaveLength(1)
    const address = pictureVariantUrl(url, 320, 'avif')
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const response = await site.app.fetch(address, {})
        return Buffer.from(await response.arrayBuffer()).toString('base64')
      }),
    )
    expect(new Set(answers).size).toBe(1)
    expect(puts).toHaveLength(2)
    await site.app.fetch(address, {})
    expect(puts).toHaveLength(2)
  })

  test.for([
    '100.webp',
    '161.avif',
    '0160.webp',
    '99999.webp',
    '160.png',
    '160.jpg',
    '160',
    'avif',
    'png',
    '-160.webp',
    '160.webp.html',
  ])('called %s is not there, and none is made', async (ending) => {
    const site = await startSiteWithFiles()
    const url = await upload(site, await freshPicture())
    const response = await site.app.fetch(url.replace('webp', ending), {})
    expect(response.status).toBe(404)
    expect(await site.files()).toHaveLength(1)
  })

  test('of a missing image does not exist', async () => {
    const { app } = await startSite()
    const stem = `/media/${'0'.repeat(32)}-40x30-336699`
    for (const name of [`${stem}.webp`, `${stem}.160.webp`]) {
      expect((await app.fetch(name, {})).status).toBe(404)
    }
  })
})

test.for([
  '/media/',
  '/media/..%2fsalus.db',
  '/media/..%2f..%2fetc%2fpasswd',
  '/media/%2e%2e/salus.db',
  '/media/incoming',
  '/media/%00',
  '/media/x.webp',
])('%s leads nowhere', async (path) => {
  const { app } = await startSite()
  const response = await fetch(app.origin + path)
  expect(response.status).toBe(404)
  expect(await response.text()).not.toMatch(/SQLite|root:/)
})
