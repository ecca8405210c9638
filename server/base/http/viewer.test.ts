import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineCall } from '#contract/call/call.ts'
import { findSessionViewer } from '#server/auth/session-store.ts'
import { startTestApp } from '#server/tools/testing/app/app.ts'
import { oneLanguage } from '#server/tools/testing/app/one-language.ts'
import { createApiCache } from './api-cache.ts'
import { createUploadStorageFactory } from './file-on-disk.ts'
import { createApiModule } from './implement.ts'
import { createUploadMemoryReserver } from './upload-room.ts'

const noOne = () => undefined

const calls = {
  whoAsks: defineCall({
    method: 'GET',
    path: '/whoAsks',
    access: 'public',
    encoding: 'query',
    summary: 'Who asks',
    input: z.object({}),
    reply: z.object({ role: z.string().nullable() }),
  }),
}

test('a public read knows its caller, and a visitor never gets another caller’s response', async () => {
  const app = await startTestApp({
    mount: async (server, { limits, database, now }) => {
      createApiModule(calls, { whoAsks: ({ who }) => ({ role: who?.role ?? null }) }).mount(
        server,
        {
          queries: database.queries,
          now,
          authenticate: (token) => findSessionViewer(database.queries, token, now()),
          limits,
          answers: createApiCache({
            feed: database.feed,
            limits,
            answers: { tell: noOne },
            addressOf: noOne,
          }),
          languages: oneLanguage,
          uploadRoom: createUploadMemoryReserver(),
          incoming: createUploadStorageFactory(tmpdir()),
          local: { add: noOne },
        },
      )
    },
  })
  const roleSeen = async (headers: Record<string, string> = {}) => {
    const response = await app.fetch('/whoAsks', { headers })
    const body: { role: string | null } = await response.json()
    return body.role
  }
  const token = await app.tokenOf('editor@salus.example', 'Editor')
  expect(await roleSeen()).toBe(null)
  expect(await roleSeen({ authorization: `Bearer ${token}` })).toBe('Editor')
  expect(await roleSeen()).toBe(null)
  expect(await roleSeen({ authorization: `Bearer ${'x'.repeat(43)}` })).toBe(null)
})
