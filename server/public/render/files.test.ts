import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#server/tools/testing/database/database.ts'
import { mountBuiltFiles } from './files.ts'

test('files are served in an encoding that the client accepts, even if only Brotli is stored', async () => {
  const folder = temporaryFolder()
  const text = 'export const answer = 42\n'.repeat(200)
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/site-1.js'), text)
  writeFileSync(join(folder, 'assets/site-1.js.br'), brotliCompressSync(text))
  const app = fastify()
  onTestFinished(() => app.close())
  await mountBuiltFiles(app, folder)
  const ask = (encoding: string) =>
    app.inject({ url: '/assets/site-1.js', headers: { 'accept-encoding': encoding } })

  const brotli = await ask('gzip, deflate, br')
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br' })
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(text)
  const gzip = await ask('gzip, deflate')
  expect(gzip.headers).toMatchObject({
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('javascript'),
  })
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(text)
  const plain = await ask('identity')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body).toBe(text)
})
