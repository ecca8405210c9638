import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { parsePictureUrl } from '#contract/media/picture-facts.ts'
import { shareSite } from '#server/tools/testing/content/content.ts'
import {
  fileClaimingType,
  pictureBytes,
  pictureFile,
  type TestFormat,
  type TestPicture,
} from '#server/tools/testing/files/pictures.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { sendForm } from '#server/tools/testing/http/send-form.ts'
import { toPictureError } from './images.ts'

const site = shareSite()
const upload = async (pic: File) => (await site().admin.logo.addLogo({ link: '/', pic })).data.logo
const bytesOf = async (url: string) => {
  const response = await site().app.fetch(url, {})
  return new Uint8Array(await response.arrayBuffer())
}
const uploadAndRead = async (picture: TestPicture) => {
  const url = await upload(await pictureFile(picture))
  const bytes = await bytesOf(url)
  return { url, bytes, metadata: await sharp(bytes).metadata() }
}
const listed = async () => (await site().visitor.logo.getLogo()).logo

describe('an image is accepted and stored as WebP', () => {
  test.for<TestFormat>(['jpeg', 'png', 'webp', 'avif', 'gif'])('from %s', async (format) => {
    const { url, metadata } = await uploadAndRead({ format, width: 50, height: 20 })
    expect(metadata).toMatchObject({ format: 'webp', width: 50, height: 20 })
    expect(parsePictureUrl(url)).toMatchObject({ width: 50, height: 20 })
  })

  test('whatever its declared type', async () => {
    const bytes = await pictureBytes({ format: 'jpeg' })
    for (const [name, type] of [
      ['a.png', 'image/png'],
      ['a.html', 'text/html'],
      ['a', ''],
      ['a.svg', 'image/svg+xml'],
    ] as const) {
      expect(await upload(fileClaimingType(bytes, name, type))).toMatch(
        /^\/media\/[0-9a-f]{32}-.*\.webp$/,
      )
    }
  })
})

test('with its orientation applied', async () => {
  const { url, metadata } = await uploadAndRead({
    format: 'jpeg',
    width: 60,
    height: 20,
    orientation: 6,
  })
  expect(metadata).toMatchObject({ width: 20, height: 60 })
  expect(metadata.orientation).toBeUndefined()
  expect(parsePictureUrl(url)).toMatchObject({ width: 20, height: 60 })
})

test('without location and author', async () => {
  const original = await pictureBytes({ format: 'jpeg', gps: true })
  expect(Buffer.from(original).includes('Secret Photographer')).toBe(true)
  const { bytes, metadata } = await uploadAndRead({ format: 'jpeg', gps: true })
  expect(metadata.exif).toBeUndefined()
  expect(metadata.xmp).toBeUndefined()
  expect(Buffer.from(bytes).includes('Secret Photographer')).toBe(false)
})

test('at most as large as needed, and never larger than before', async () => {
  const wide = await uploadAndRead({ width: 3_000, height: 600, format: 'jpeg' })
  expect(wide.metadata).toMatchObject({ width: 2_560, height: 512 })
  const tall = await uploadAndRead({ width: 200, height: 2_561, format: 'jpeg' })
  expect(tall.metadata.height).toBe(2_560)
  const small = await uploadAndRead({ width: 1, height: 1 })
  expect(small.metadata).toMatchObject({ width: 1, height: 1 })
})

test('with its colour in the file name', async () => {
  const distance = (a: string, b: string) =>
    Math.max(
      ...[1, 3, 5].map((at) =>
        Math.abs(
          Number.parseInt(a.slice(at, at + 2), 16) - Number.parseInt(b.slice(at, at + 2), 16),
        ),
      ),
    )
  for (const color of ['#cc2200', '#00aa44', '#101080', '#ffffff', '#000000']) {
    const { url } = await uploadAndRead({ color, width: 64, height: 64 })
    expect(distance(parsePictureUrl(url)?.color ?? '', color)).toBeLessThan(8)
  }
})

test('the same image has the same URL, another one has another', async () => {
  const [a, b, c] = [
    await upload(await pictureFile({ color: '#123456' })),
    await upload(await pictureFile({ color: '#123456' })),
    await upload(await pictureFile({ color: '#123467' })),
  ]
  expect(a).toBe(b)
  expect(a).not.toBe(c)
})

describe('a file that is not an image is rejected with 415', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
  test.for<[string, () => BlobPart | Promise<BlobPart>]>([
    ['text', () => 'I am a picture, honestly'],
    ['HTML', () => '<!doctype html><script>alert(1)</script>'],
    ['SVG', () => svg],
    ['SVG after an XML head', () => `<?xml version="1.0"?>\n${svg}`],
    ['PDF', () => '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'],
    ['TIFF', () => pictureBytes({ format: 'tiff' })],
    ['ZIP', () => 'PK\u0003\u0004rest'],
    ['the first bytes of a PNG', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])],
    ['half a PNG', async () => (await pictureBytes({ width: 300, height: 300 })).slice(0, 120)],
    [
      'half a JPEG',
      async () => (await pictureBytes({ format: 'jpeg', width: 400, height: 400 })).slice(0, 700),
    ],
    ['noise', () => crypto.getRandomValues(new Uint8Array(4_000))],
    ['one byte', () => 'x'],
    ['the path of a file of ours', () => '/etc/passwd'],
    ['an empty file with a name', () => ''],
  ])('%s', async ([, make]) => {
    const before = await listed()
    const refusal = await refusalOf(upload(fileClaimingType(await make())))
    expect(refusal).toMatchObject({
      status: 415,
      message: 'This is not a picture we can read: send JPEG, PNG, WebP, AVIF or GIF',
    })
    expect(await listed()).toEqual(before)
  })
})

test('an image that is also an HTML page is only an image afterwards', async () => {
  const script = '<script>alert(document.domain)</script>'
  const polyglot = Buffer.concat([await pictureBytes({ format: 'jpeg' }), Buffer.from(script)])
  const url = await upload(fileClaimingType(new Uint8Array(polyglot), 'x.html', 'text/html'))
  expect(Buffer.from(await bytesOf(url)).includes('script')).toBe(false)
})

describe('a file that is too large is rejected with 413', () => {
  test('above 40 megapixels, however few bytes', async () => {
    const bomb = await pictureFile({ width: 8_000, height: 5_001 })
    expect(bomb.size).toBeLessThan(1_000_000)
    const refusal = await refusalOf(upload(bomb))
    expect(refusal).toMatchObject({
      status: 413,
      message: 'The picture has too many pixels: at most 40 megapixels',
    })
  })

  test('above 10 MB, but not with 10 MB', async () => {
    const most = 10 * 1024 * 1024
    const picture = await pictureBytes({ format: 'jpeg' })
    const padded = (size: number) => {
      const bytes = new Uint8Array(size)
      bytes.set(picture)
      return fileClaimingType(bytes)
    }
    expect(await upload(padded(most))).toMatch(/^\/media\//)
    const before = await listed()
    const pic = padded(most + 1)
    const { status, body } = await sendForm(
      site().app,
      'POST',
      '/logo/addLogo',
      [
        ['link', '/'],
        ['pic', pic],
      ],
      site(),
    )
    expect([status, body.message]).toEqual([413, 'The file is too large'])
    expect(await listed()).toEqual(before)
  })
})

test.for([
  '../../../etc/passwd',
  '..\\..\\windows\\system32\\x.png',
  '/etc/cron.d/x',
  'a\u0000.png',
  '.htaccess',
  `${'x'.repeat(5_000)}.png`,
  '<img src=x onerror=alert(1)>.png',
  'CON',
  '🧬 ünïcode.png',
])('a file called %j does no harm', async (name) => {
  const url = await upload(fileClaimingType(await pictureBytes(), name))
  expect(url).toMatch(/^\/media\/[0-9a-f]{32}-40x30-[0-9a-f]{6}\.webp$/)
})

test('an image that a busy machine did not finish is not reported as invalid', () => {
  expect(toPictureError(new Error('timeout: 42% complete'))).toMatchObject({
    status: 503,
    retryAfter: 10,
  })
})
