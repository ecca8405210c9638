import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { mediaUrlsIn } from '#contract/media/film.ts'
import { shareSite, startSite } from '#server/tools/testing/content/content.ts'
import { afterPictureHolds } from '#server/tools/testing/database/leftovers.ts'
import { freshPicture, pictureBytes } from '#server/tools/testing/files/pictures.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'

const site = shareSite()
const mp4 = await readFile('web/assets/leadership.mp4')
const webm = await readFile('web/assets/leadership.webm')
// The declared type must be ignored.
const fileOf = (bytes: Buffer) =>
  new File([new Uint8Array(bytes)], 'holiday.png', { type: 'image/png' })

test.for([
  ['mp4', mp4],
  ['webm', webm],
] as const)('a film as %s is served in parts', async ([format, sent]) => {
  const { admin, app } = site()
  const { url } = await admin.media.uploadFilm({ film: fileOf(sent) })
  const whole = await app.fetch(url, {})
  const bytes = Buffer.from(await whole.bytes())
  expect([whole.status, bytes.length]).toEqual([200, sent.length])
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': `video/${format}`,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-length': String(bytes.length),
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const part = await app.fetch(url, { headers: { range: 'bytes=100-199' } })
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toBe(`bytes 100-199/${bytes.length}`)
  expect(Buffer.from(await part.bytes()).equals(bytes.subarray(100, 200))).toBe(true)
  const beyond = await app.fetch(url, { headers: { range: `bytes=${bytes.length}-` } })
  expect(beyond.status).toBe(416)
  expect(beyond.headers.get('content-range')).toBe(`bytes */${bytes.length}`)
  const other = await app.fetch(url, { headers: { range: 'bytes=0-9', 'if-range': '"another"' } })
  expect(other.status).toBe(200)
})

test.for([
  ['mp4', mp4, 'mdirappl'],
  ['webm', webm, 'ENCODER'],
] as const)(
  'a film as %s keeps what it shows and no place where it was taken',
  async ([, film, at]) => {
    const { admin, app } = site()
    const place = '+52.5200+013.4050/'
    const start = film.lastIndexOf(at)
    const sent = Buffer.concat([
      film.subarray(0, start),
      Buffer.from(place),
      film.subarray(start + place.length),
    ])
    const { url } = await admin.media.uploadFilm({ film: fileOf(sent) })
    const kept = Buffer.from(await (await app.fetch(url, {})).bytes())
    expect([sent.includes(place), kept.includes(place)]).toEqual([true, false])
    expect(kept.length).toBe(film.length)
    const middle = [100_000, 400_000] as const
    expect(kept.subarray(...middle).equals(film.subarray(...middle))).toBe(true)
    const again = await admin.media.uploadFilm({ film: fileOf(kept) })
    expect(again.url).toBe(url)
  },
)

const numbers = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, at * 4)
  return bytes
}
const box = (name: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  return Buffer.concat([numbers(body.length + 8), Buffer.from(name), body])
}

/** Builds a video with a track of each kind, whose chunks are interleaved. */
const filmOf = (tracks: readonly (readonly [kind: string, first: string, second: string])[]) => {
  const head = box('ftyp', Buffer.from('isom'))
  const parts = [...tracks.map(([, first]) => first), ...tracks.map(([, , second]) => second)]
  const startOf = (index: number) => head.length + 8 + parts.slice(0, index).join('').length
  const track = ([kind, first, second]: (typeof tracks)[number], index: number) => {
    const starts = numbers(0, 2, startOf(index), startOf(tracks.length + index))
    // The first chunk has one sample, the second has two.
    const sizes = numbers(0, 0, 3, first.length, 1, second.length - 1)
    const tables = [
      box('stsc', numbers(0, 2, 1, 1, 1, 2, 2, 1)),
      box('stsz', sizes),
      box('stco', starts),
    ]
    const handler = box('hdlr', numbers(0, 0), Buffer.from(kind))
    return box('trak', box('mdia', handler, box('minf', box('stbl', ...tables))))
  }
  return Buffer.concat([
    head,
    box('mdat', Buffer.from(parts.join(''))),
    box('moov', ...tracks.map(track)),
  ])
}

test('location tracks of an MP4 are removed, and subtitles remain', async () => {
  const { admin, app } = site()
  const sent = filmOf([
    ['vide', 'picture one', 'picture two'],
    ['meta', '+52.5200+013.4050/', '+52.5201+013.4051/'],
    ['soun', 'a first sound', 'a second sound'],
    ['text', 'GPS (13.4050, 52.5200, 15)', 'GPS (13.4051, 52.5201, 15)'],
    ['sbtl', 'Welcome to our lab', 'at latitude north'],
  ])
  const { url } = await admin.media.uploadFilm({ film: fileOf(sent) })
  const kept = Buffer.from(await (await app.fetch(url, {})).bytes())
  const content = kept.subarray(0, kept.indexOf('moov')).toString('latin1').replaceAll('\0', '')
  expect(content.slice(content.indexOf('mdat') + 4)).toContain(
    'picture onea first soundWelcome to our labpicture twoa second soundat latitude north',
  )
  expect(kept.length).toBe(sent.length)
  expect(kept.toString('latin1').match(/trak|meta|GPS/g)).toEqual(['trak', 'trak', 'trak'])
})

test('a video remains as long as a page refers to it', async () => {
  const { admin, app } = await startSite()
  const { url: film } = await admin.media.uploadFilm({ film: fileOf(mp4) })
  const { url: picture } = await admin.media.uploadPicture({ picture: await freshPicture() })
  const status = async () => (await app.fetch(film, {})).status
  const value = { picture, film, alt: 'Our lab' }
  await admin.site.updateContent({ fields: { 'vision.film': value } })
  const { content } = await admin.site.publishContent({})
  expect(content['vision.film']).toEqual(value)
  await app.services.media.sweep(afterPictureHolds())
  expect(await status()).toBe(200)
  const { data: page } = await admin.page.createPage({
    title: 'Films',
    path: '/films',
    content: `::film address="${film}" title="Our lab"`,
  })
  await admin.site.resetContent({ names: ['vision.film'] })
  await admin.site.publishContent({})
  await app.services.media.sweep(afterPictureHolds())
  expect(await status()).toBe(200)
  await admin.page.updatePage({ pageId: page._id, content: 'Nothing' })
  await app.services.media.sweep(afterPictureHolds())
  expect(await status()).toBe(404)
})

const changed = (bytes: Buffer, from: string, to: string) =>
  Buffer.from(bytes.toString('latin1').replace(from, to), 'latin1')

test.for([
  ['a text', () => Buffer.from('<script>alert(1)</script>')],
  ['nothing', () => Buffer.alloc(0)],
  ['a picture', async () => Buffer.from(await pictureBytes())],
  ['half a film', () => mp4.subarray(0, mp4.length / 2)],
  ['a film with a text behind it', () => Buffer.concat([mp4, Buffer.from('<script>')])],
  ['a film as few browsers play it', () => changed(mp4, mp4.toString('latin1', 4, 12), 'ftypqt  ')],
  ['a film of another kind', () => changed(webm, 'webm', 'mkv3')],
] as const)('%s is refused beside its field', async ([, bytes]) => {
  const upload = site().admin.media.uploadFilm({ film: fileOf(await bytes()) })
  expect(await refusalOf(upload)).toMatchObject({
    status: 415,
    code: 'notAFilm',
    errors: [{ path: 'film' }],
  })
})

test('a text lists each video and image once', () => {
  const film = `/media/${'0'.repeat(32)}-12.mp4`
  const picture = `/media/${'1'.repeat(32)}-4x3-ffffff`
  const text = `::film address="${film}" ${film} ![](${picture}.640.webp)`
  expect(mediaUrlsIn(text)).toEqual([`${picture}.webp`, film])
})
