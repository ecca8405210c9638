import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineCall } from '#contract/call/call.ts'
import { startTestApp } from '#server/tools/testing/app/app.ts'
import { oneLanguage } from '#server/tools/testing/app/one-language.ts'
import { allCalls } from '#server/tools/testing/http/contract-check.ts'
import { createApiCache } from './api-cache.ts'
import { registerBodyParsers } from './body.ts'
import { createResponseFilter } from './cut-reply.ts'
import { createUploadStorageFactory } from './file-on-disk.ts'
import { createApiModule } from './implement.ts'
import { createUploadMemoryReserver } from './upload-room.ts'

const noOne = () => undefined
const secret = { passwordHash: 'argon2id' }

test('fields missing from the schema are removed at every depth', async () => {
  const person = z.object({ name: z.string(), links: z.array(z.object({ url: z.string() })) })
  const cut = createResponseFilter(
    z.object({
      people: z.array(person),
      first: person.nullable(),
      last: person.optional(),
      byName: z.record(z.string(), person),
      free: z.record(z.string(), z.unknown()),
    }),
  )
  const ada = { name: 'Ada', links: [{ url: '/', ...secret }], ...secret }
  const kept = { name: 'Ada', links: [{ url: '/' }] }
  const sent = { people: [ada, ada], first: ada, byName: { ada }, free: { a: [1] }, ...secret }
  expect(await cut(sent)).toEqual({
    people: [kept, kept],
    first: kept,
    byName: { ada: kept },
    free: { a: [1] },
  })
  expect(await cut({ people: [], first: null, last: ada })).toEqual({
    people: [],
    first: null,
    last: kept,
  })
  const many = await cut({ ...sent, people: Array.from({ length: 1000 }, () => ada) })
  expect(many).toEqual({ ...(await cut(sent)), people: Array.from({ length: 1000 }, () => kept) })
})

test('a schema with a union of objects fails at the start of the server', () => {
  const either = z.union([z.object({ a: z.string() }), z.object({ b: z.string() })])
  expect(() => createResponseFilter(z.object({ either }))).toThrow('must not choose')
})

test('every response schema of the contract is supported', () => {
  for (const { call } of allCalls) expect(() => createResponseFilter(call.reply)).not.toThrow()
})

test('additional fields of a handler are not sent', async () => {
  const calls = {
    person: defineCall({
      method: 'POST',
      path: '/person',
      access: 'public',
      encoding: 'json',
      summary: 'A person',
      input: z.object({}),
      reply: z.object({ person: z.object({ name: z.string() }) }),
    }),
  }
  const app = await startTestApp({
    mount: async (server, { limits, database: { feed, queries }, now }) => {
      await registerBodyParsers(server)
      createApiModule(calls, {
        person: () => ({ person: { name: 'Ada', ...secret }, ...secret }),
      }).mount(server, {
        queries,
        now,
        authenticate: async () => null,
        limits,
        languages: oneLanguage,
        uploadRoom: createUploadMemoryReserver(),
        incoming: createUploadStorageFactory(tmpdir()),
        local: { add: noOne },
        answers: createApiCache({ feed, limits, answers: { tell: noOne }, addressOf: noOne }),
      })
    },
  })
  expect(await (await app.fetch('/person', { method: 'POST' })).json()).toEqual({
    success: true,
    message: 'OK',
    person: { name: 'Ada' },
  })
})
