import { tmpdir } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { defineCall } from '#contract/call/call.ts'
import { jsonListSchema } from '#contract/call/fields.ts'
import { createTestLog } from '#server/tools/testing/app/log.ts'
import { oneLanguage } from '#server/tools/testing/app/one-language.ts'
import { openTestDatabase } from '#server/tools/testing/database/database.ts'
import { createSentResponseEvents } from './answered.ts'
import { createApiCache } from './api-cache.ts'
import { registerBodyParsers } from './body.ts'
import { createClientIpReader } from './client-address.ts'
import { createUploadStorageFactory } from './file-on-disk.ts'
import { createHttpServer } from './http-server.ts'
import { createApiModule } from './implement.ts'
import { createRateLimiter } from './limits.ts'
import { createUploadMemoryReserver } from './upload-room.ts'

const describeFile = async (file: File) => `${file.name} ${file.type} ${await file.text()}`
const files = z.union([z.file(), z.array(z.file())])

const calls = {
  upload: defineCall({
    method: 'POST',
    path: '/thing/:id/upload',
    access: 'public',
    encoding: 'multipart',
    summary: 'Takes anything a form can hold',
    input: z.object({
      id: z.string(),
      title: z.string().optional(),
      images: files.optional(),
      references: jsonListSchema(z.string()).optional(),
      links: z.array(z.object({ name: z.string(), url: z.string() })).optional(),
    }),
    reply: z.object({ seen: z.unknown() }),
  }),
}

/** Starts a server with a call that returns its input. */
const start = async () => {
  const { log, takeErrors } = createTestLog()
  const { queries, feed } = await openTestDatabase()
  const answers = createSentResponseEvents()
  const limits = createRateLimiter(queries, () => new Date(), false)
  const { app } = createHttpServer({
    log,
    answers,
    trustProxy: [],
    headers: {},
    shortcut: () => false,
  })
  await registerBodyParsers(app)
  const module = createApiModule(calls, {
    upload: async ({ input: { images = [], ...rest } }) => ({
      seen: { ...rest, images: await Promise.all([images].flat().map(describeFile)) },
    }),
  })
  module.mount(app, {
    queries,
    now: () => new Date(),
    authenticate: async () => null,
    limits,
    answers: createApiCache({ feed, limits, answers, addressOf: createClientIpReader([]) }),
    languages: oneLanguage,
    uploadRoom: createUploadMemoryReserver(),
    incoming: createUploadStorageFactory(tmpdir()),
    local: { add: () => undefined },
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(async () => {
    await app.close()
    expect(takeErrors()).toEqual([])
  })
  return async (body: BodyInit, headers: HeadersInit = {}) => {
    const response = await fetch(`${origin}/thing/x/upload`, {
      method: 'POST',
      headers,
      body,
      // Streams require half duplex.
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    })
    return { status: response.status, ...(await response.json()) }
  }
}

const formOf = (entries: readonly (readonly [string, string | File])[]): FormData => {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

/** Builds a multipart form by hand, for input that no browser sends. */
const rawForm = (...parts: readonly string[]): [string, HeadersInit] => [
  `${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--\r\n`,
  { 'content-type': 'multipart/form-data; boundary=b' },
]

const png = (name: string) => new File(['pixels'], name, { type: 'image/png' })

test('a form with files, lists and rows arrives as values', async () => {
  const post = await start()
  const answer = await post(
    formOf([
      ['title', 'Ü 👩🏽‍🔬'],
      ['images[]', png('a.png')],
      ['images[]', png('b.png')],
      ['references', '["one","two"]'],
      ['links[0][name]', 'n'],
      ['links[0][url]', 'u'],
    ]),
  )
  expect(answer.seen).toEqual({
    id: 'x',
    title: 'Ü 👩🏽‍🔬',
    images: ['a.png image/png pixels', 'b.png image/png pixels'],
    references: ['one', 'two'],
    links: [{ name: 'n', url: 'u' }],
  })
})

test('one file and repeated files are accepted with and without brackets', async () => {
  const post = await start()
  for (const name of ['images', 'images[]']) {
    expect((await post(formOf([[name, png('a.png')]]))).seen.images).toHaveLength(1)
    const two = formOf([
      [name, png('a.png')],
      [name, png('b.png')],
    ])
    expect((await post(two)).seen.images).toHaveLength(2)
  }
})

test('lists may be JSON texts, repeated fields or a single field', async () => {
  const post = await start()
  const listed = async (...values: readonly string[]) =>
    (await post(formOf(values.map((value) => ['references', value] as const)))).seen.references
  expect(await listed('["a","b"]')).toEqual(['a', 'b'])
  expect(await listed('a', 'b')).toEqual(['a', 'b'])
  expect(await listed('a')).toEqual(['a'])
  expect(await listed('')).toEqual([])
})

test('a field declared as JSON is parsed', async () => {
  const post = await start()
  const part =
    'content-disposition: form-data; name="references"\r\ncontent-type: application/json\r\n\r\n["a","b"]'
  expect((await post(...rawForm(part))).seen.references).toEqual(['a', 'b'])
})

test('the same call accepts JSON', async () => {
  const post = await start()
  const json = { title: 'T', references: ['a'], links: [{ name: 'n', url: 'u' }] }
  const answer = await post(JSON.stringify(json), { 'content-type': 'application/json' })
  expect(answer.seen).toEqual({ id: 'x', images: [], ...json })
})

test('a part of the path wins over the body', async () => {
  const post = await start()
  expect((await post(formOf([['id', 'other']]))).seen.id).toBe('x')
})

test('an empty file field counts as missing', async () => {
  const post = await start()
  const empty =
    'content-disposition: form-data; name="images"; filename=""\r\ncontent-type: application/octet-stream\r\n\r\n'
  expect(await post(...rawForm(empty))).toMatchObject({ status: 200, seen: { images: [] } })
})

test('paths are removed from file names', async () => {
  const post = await start()
  const { seen } = await post(formOf([['images', png('../../etc/passwd')]]))
  expect(seen.images[0]).not.toContain('..')
})

test('names that could pollute prototypes are rejected or ignored', async () => {
  const post = await start()
  for (const name of [
    '__proto__',
    '__proto__[x]',
    'constructor',
    'constructor[prototype][x]',
    'a[__proto__][x]',
  ]) {
    const { status } = await post(formOf([[name, 'yes']]))
    expect([200, 400]).toContain(status)
    expect(Reflect.get({}, 'x')).toBeUndefined()
  }
})

test.for<[string, [string, HeadersInit], number]>([
  ['no boundary', ['--b\r\n', { 'content-type': 'multipart/form-data' }], 400],
  [
    'no end',
    ['--b\r\ncontent-disposition: form-data; name="title"\r\n\r\nhalf', rawForm()[1]],
    400,
  ],
  [
    'half a file',
    [
      `--b\r\ncontent-disposition: form-data; name="images"; filename="a"\r\n\r\nhalf`,
      rawForm()[1],
    ],
    400,
  ],
  ['nothing at all', ['', rawForm()[1]], 200],
  ['noise', ['\u0000\u0001\u0002'.repeat(1_000), rawForm()[1]], 400],
  [
    'a name that cannot be read',
    rawForm('content-disposition: form-data; name="a[b"\r\n\r\nx'),
    400,
  ],
  ['a field without a name', rawForm('content-disposition: form-data\r\n\r\nx'), 400],
  ['a file without a name', rawForm('content-disposition: form-data; filename="a"\r\n\r\nx'), 400],
  ['a part that says nothing of itself', rawForm('content-type: text/plain\r\n\r\nx'), 200],
  [
    'a value used as a list',
    rawForm(
      'content-disposition: form-data; name="a"\r\n\r\nx',
      'content-disposition: form-data; name="a[b]"\r\n\r\nx',
    ),
    400,
  ],
])('a broken form is answered: %s', async ([, form, wanted]) => {
  const post = await start()
  expect((await post(...form)).status).toBe(wanted)
})

test.for<[string, () => FormData]>([
  [
    'a file over 10 MB',
    () => formOf([['images', new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a')]]),
  ],
  [
    'eleven files',
    () => formOf(Array.from({ length: 11 }, () => ['images', png('a.png')] as const)),
  ],
  ['a field over a megabyte', () => formOf([['title', 'x'.repeat(1024 * 1024 + 1)]])],
  [
    'a thousand and one fields',
    () => formOf(Array.from({ length: 1_001 }, (_, n) => [`f${n}`, 'x'] as const)),
  ],
  [
    'more than 50 MB together',
    () =>
      formOf(
        Array.from(
          { length: 6 },
          () => ['images', new File([new Uint8Array(9 * 1024 * 1024)], 'a')] as const,
        ),
      ),
  ],
])('too much is refused: %s', async ([, form]) => {
  const post = await start()
  expect((await post(form())).status).toBe(413)
})

test('a body above the limit is rejected even if its size was not declared', async () => {
  const post = await start()
  const { body, headers } = new Response(
    formOf(Array.from({ length: 60 }, () => ['junk', 'x'.repeat(1024 * 1024 - 1)] as const)),
  )
  expect((await post(body ?? '', headers)).status).toBe(413)
})
