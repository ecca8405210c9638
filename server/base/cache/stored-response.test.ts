import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { contentDefaults } from '#contract/content/fields.ts'
import { eventually } from '#server/tools/testing/app/eventually.ts'
import { computeEtag, matchesEtag } from './etag.ts'
import { chooseContentCoding, compressResponse } from './stored-response.ts'

test.for([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['gzip', 'gzip'],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0.000', 'identity'],
  ['br ; q=0 , gzip', 'gzip'],
  ['br;q=0.1', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['gzip, br;q=0.5', 'gzip'],
  ['*', 'br'],
  ['deflate', 'identity'],
] as const)('Accept-Encoding: %s is answered with %s', ([accepted, coding]) => {
  expect(chooseContentCoding(accepted)).toBe(coding)
})

test('a stored page has the same text in every coding', async () => {
  const text = '<p>Ü 👩🏽‍🔬</p>'.repeat(100)
  const { variants, bytes } = await compressResponse(200, { 'content-type': 'text/html' }, text)
  expect(variants.identity.body.toString()).toBe(text)
  expect(gunzipSync(variants.gzip.body).toString()).toBe(text)
  expect(brotliDecompressSync(variants.br.body).toString()).toBe(text)
  expect(variants.gzip).toBe(variants.gzip)
  expect(bytes).toBeGreaterThan(variants.gzip.body.length + variants.br.body.length)
})

const someWords = 'sleep health model night signal care trial patient voice image'.split(' ')

/** Builds a list like those on pages. */
const rowsOf = (count: number) =>
  Array.from(
    { length: count },
    (_, at) =>
      `<p class="text-${at % 7}">${someWords[(at * at) % 10]} ${at * 7919} ${someWords[at % 9]}</p>`,
  ).join('')

test.each([
  ['a list', rowsOf(3_000)],
  ['prose', JSON.stringify(contentDefaults)],
])('Brotli is smaller than gzip already for the first who asks for %s', async (_, text) => {
  const { variants } = await compressResponse(200, {}, text)
  expect(variants.br.body.length).toBeLessThan(variants.gzip.body.length)
})

test('a long text is compressed in another thread, and sent uncompressed until then', async () => {
  const text = Array.from({ length: 200_000 }, (_, at) => `${at * at} Ü`).join(' ')
  const { variants } = await compressResponse(200, {}, text)
  expect(variants.gzip.headers).not.toContain('content-encoding')
  expect(variants.gzip.body.toString()).toBe(text)
  await eventually(() => expect(variants.gzip.headers).toContain('content-encoding'))
  expect(gunzipSync(variants.gzip.body).toString()).toBe(text)
})

test('a compressed page uses no more memory than it reports', async () => {
  for (const text of ['{}', '<p>A page</p>'.repeat(1000)]) {
    const { variants, bytes } = await compressResponse(200, {}, text)
    const bodies = [variants.br.body, variants.gzip.body]
    for (const body of bodies) expect(body.buffer.byteLength).toBe(body.length)
    expect(bytes).toBeGreaterThan(bodies.reduce((sum, { length }) => sum + length, 0))
  }
})

test('a collected text is decompressed again', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const text = Array.from({ length: 5000 }, (_, at) => `<li>${at * at} Ü</li>`).join('')
  const { variants } = await compressResponse(200, {}, text)
  const held = new WeakRef(variants.identity.body)
  await eventually(() => {
    collect()
    expect(held.deref() === undefined).toBe(true)
  })
  expect(variants.identity.body.toString()).toBe(text)
  expect(variants.identity.headers).toContain(String(Buffer.byteLength(text)))
})

test('a page requested again is compressed better', async () => {
  const text = JSON.stringify(contentDefaults)
  const { variants } = await compressResponse(200, {}, text)
  const first = variants.br
  expect(variants.br).toBe(first)
  await eventually(() => expect(variants.br.body.length).toBeLessThan(first.body.length))
  const second = variants.br
  expect(brotliDecompressSync(second.body).toString()).toBe(text)
  expect(second.headers).toContain(String(second.body.length))
  expect(variants.br).toBe(second)
})

test('ETags compare independently of compression', () => {
  const etag = computeEtag('text')
  expect(computeEtag('text')).toBe(etag)
  expect(computeEtag('other')).not.toBe(etag)
  for (const known of [etag, etag.slice(2), `"a", ${etag}`, '*', ` ${etag} `]) {
    expect(matchesEtag(known, etag)).toBe(true)
  }
  for (const unknown of [undefined, '', '"a"', etag.slice(0, -2), etag.toUpperCase()]) {
    expect(matchesEtag(unknown, etag)).toBe(false)
  }
})
