import { expect, test } from 'vitest'
import type { SalusClient } from '#contract/api.ts'
import { eventually } from '#server/tools/testing/app/eventually.ts'
import { startSite } from '#server/tools/testing/content/content.ts'
import { importText, importTexts, waitForImport } from '#server/tools/testing/content/imports.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import {
  type LookupReply,
  replyWith,
  startLookupServer,
} from '#server/tools/testing/services/lookup-server.ts'

const never: LookupReply = () => undefined

const start = async (replies: Parameters<typeof startLookupServer>[0]) => {
  const server = await startLookupServer(replies)
  const site = await startSite({ parts: () => ({ lookups: server.settings }) })
  return { ...server, ...site }
}

const begin = async (admin: SalusClient, text: string) =>
  (await admin.publication.previewImport({ text })).importId

const look = async (admin: SalusClient, importId: string) =>
  (await admin.publication.getImport({ importId, entries: false })).import

const waitsFor = (admin: SalusClient, importId: string, waitingFor: string) =>
  eventually(async () =>
    expect(await look(admin, importId)).toMatchObject({ state: 'reading', waitingFor }),
  )

test('imports that wait for services block neither each other nor imports without lookups', async () => {
  const { admin } = await start({ '/': never })
  const slow = ['10.5555/a', 'PMID: 1234567', 'arXiv:2101.00001']
  const services = ['Crossref', 'PubMed', 'arXiv']
  const ids: string[] = []
  for (const text of slow) ids.push(await begin(admin, text))
  for (const [at, id] of ids.entries()) {
    await waitsFor(admin, id, `Waiting for ${services[at]}`)
  }
  const later = await begin(admin, '0000-0002-1825-0097')
  const saved = await importText(admin, importTexts.article)
  expect(saved).toMatchObject({ state: 'saved', waitingFor: '' })
  await waitsFor(admin, later, 'Waiting until other imports have been read')
  const undone = await admin.publication.undoImport({ importId: saved.importId })
  expect(undone.import).toMatchObject({ state: 'undone', kept: [] })

  const [first = ''] = ids
  const ended = await admin.publication.undoImport({ importId: first })
  expect(ended.import).toMatchObject({ state: 'undone', done: 0, total: 0, entries: [] })
  await waitsFor(admin, later, 'Waiting for ORCID')
  expect(await refusalOf(admin.publication.import({ importId: first }))).toMatchObject({
    code: 'wrongState',
  })
  expect((await admin.publication.getImport({ importId: first })).import).toEqual(ended.import)
  for (const importId of [...ids.slice(1), later]) await admin.publication.undoImport({ importId })
})

test('cancelling an import lets the next one use the service', async () => {
  const { admin, asked } = await start({
    '/works/10.5555/slow': never,
    '/works/10.5555/next': replyWith('Gone', 'text/plain', 410),
    '/dois/': replyWith('Gone', 'text/plain', 410),
  })
  const slow = await begin(admin, '10.5555/slow\n10.5555/slower')
  await eventually(async () => expect(asked).toHaveLength(1))
  const next = await begin(admin, '10.5555/next')
  await waitsFor(admin, next, 'Waiting for Crossref')
  await admin.publication.undoImport({ importId: slow })
  expect((await waitForImport(admin, next)).entries).toMatchObject([{ status: 'failed' }])
  expect(asked.some((path) => path.includes('slower'))).toBe(false)
})

test('progress shows that a service demands a delay', async () => {
  const wait = replyWith('Slow down', 'text/plain', 429, { 'retry-after': '30' })
  const { settings, ...server } = await startLookupServer({ '/works/': wait })
  const { promise, resolve } = Promise.withResolvers<void>()
  const time = { now: () => 0, wait: () => promise }
  const { admin } = await startSite({ parts: () => ({ lookups: { ...settings, time } }) })
  const importId = await begin(admin, '10.5555/a')
  await waitsFor(admin, importId, 'Crossref asks us to wait; next attempt in 30 s')
  expect(server.asked).toHaveLength(1)
  resolve()
  expect((await waitForImport(admin, importId)).waitingFor).toBe('')
})
