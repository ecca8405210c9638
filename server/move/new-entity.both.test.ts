import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { apiBasePath } from '#contract/call/call.ts'
import { formatImportItems, waitForMove } from '#server/tools/testing/content/moves.ts'
import { temporaryFolder } from '#server/tools/testing/database/database.ts'
import { loadWithTalk } from '#server/tools/testing/walks/load-with-talk.ts'
import { talk } from '#server/tools/testing/walks/talk.ts'
import { addTalkTable, type Talk } from '#server/tools/testing/walks/talk-table.ts'
import type { ImportedEntry } from './importer.ts'

let salus: Awaited<ReturnType<typeof loadWithTalk>>
beforeAll(async () => {
  salus = await loadWithTalk()
  return salus.end
})

const who = { accountId: null, name: 'Ada' }

const start = async () => {
  const site = await salus.startSiteWithFiles()
  await addTalkTable(site.app)
  return {
    ...site,
    talks: salus.createEntityCallHandlers(site.app.services, salus.createEntityStore<Talk>(talk)),
  }
}
type Site = Awaited<ReturnType<typeof start>>

async function* each<T>(list: readonly T[]) {
  yield* list
}

/** Previews entries in this process, because the process that reads sites lacks the test entity. */
const preview = async (
  { app, admin }: Site,
  system: 'csv' | 'salus',
  entries: readonly ImportedEntry[],
) => {
  const { queries } = app.services.database
  const {
    siteImportJobStore: moveJobs,
    siteImportItemStore: moveItems,
    previewImportItems: judge,
  } = salus
  const held = { system, file: '', left: '[]', edited: '[]' }
  const importId = await moveJobs.add(queries, who, new Date(), { isBegun: 1, ...held })
  await moveItems.add(queries, await Array.fromAsync(judge(queries, importId, each(entries))))
  await moveJobs.change(queries, importId, { state: 'ready' })
  return waitForMove(admin, importId)
}

const save = async ({ admin }: Site, importId: string) => {
  await admin.move.import({ importId })
  return waitForMove(admin, importId)
}

const found = (key: string, fields: Readonly<Record<string, unknown>>): ImportedEntry => {
  const title = String(fields.title)
  return { kind: 'talk', key, title, source: `talks.yaml:${key}`, fields }
}

test('entries of another system are validated, recognised, saved and undone', async () => {
  const site = await start()
  const entries = [
    found('1', { title: 'Sleep', starts: '2026-02-01', speakers: ['Ada'] }),
    found('2', { title: 'Glioma', starts: 'soon', body: 'After [this](moved-entry:1)' }),
    found('3', { title: 'SLEEP!', starts: '2026-02-01' }),
    { ...found('4', { title: 'Poster' }), kind: 'poster' },
  ]
  const { importId, ...first } = await preview(site, 'csv', entries)
  const lines = [
    'talk | Sleep | new',
    'talk | Glioma | new | Could not be used and left out: starts (Please check this field)',
    'talk | SLEEP! | duplicate | The same is in talks.yaml:1',
    'poster | Poster | failed | Salus knows no such entries',
  ]
  expect(formatImportItems({ importId, ...first })).toEqual(lines)
  expect((await save(site, importId)).state).toBe('saved')
  const { talks, admin } = site
  const saved = (await talks.list({})).entries
  expect(saved).toMatchObject([
    { title: 'Sleep', starts: '2026-02-01', speakers: ['Ada'], version: 1 },
    { title: 'Glioma', starts: '', body: 'After this', speakers: [] },
  ])
  const again = await preview(site, 'csv', entries)
  expect(again.items.map(({ status }) => status)).toEqual([
    'duplicate',
    'duplicate',
    'duplicate',
    'failed',
  ])

  await talks.update(who, { id: saved[0]?._id ?? '' }, { body: 'Edited' })
  await admin.move.undoImport({ importId })
  expect(await waitForMove(admin, importId)).toMatchObject({
    state: 'undone',
    edited: [{ kind: 'talk', title: 'Sleep' }],
  })
  expect((await talks.list({})).total).toBe(0)
  expect((await admin.trash.showTrash({})).total).toBe(2)
  expect(formatImportItems(await preview(site, 'csv', entries))).toEqual(lines)
})

test('an export is imported under the same id, and exported again', async () => {
  const site = await start()
  const fields = { title: 'Sleep', starts: '2026-02-01', body: '*Text*', speakers: ['Ada'] }
  const { data } = await site.talks.add(who, fields)
  const headers = { authorization: `Bearer ${await site.app.adminToken('out@salus.example')}` }
  const response = await site.app.fetch(`${apiBasePath}/move/export`, { headers })
  const file = join(temporaryFolder(), 'export.zip')
  await writeFile(file, new Uint8Array(await response.arrayBuffer()))
  const read = await salus.readOldSiteAt(file, 'export.zip')
  if ('refused' in read) throw new Error(read.refused)
  const entries = read.done.entries.filter(({ kind }) => kind === 'talk')

  const other = await start()
  const { importId, ...first } = await preview(other, 'salus', entries)
  expect(formatImportItems({ importId, ...first })).toEqual(['talk | Sleep | new'])
  expect((await save(other, importId)).items).toMatchObject([{ savedAs: data._id }])
  expect((await other.talks.list({})).entries).toEqual([data])
  expect(formatImportItems(await preview(other, 'salus', entries))).toEqual([
    'talk | Sleep | duplicate | It is here already',
  ])
  await other.admin.move.undoImport({ importId })
  expect(await waitForMove(other.admin, importId)).toMatchObject({ state: 'undone', edited: [] })
  expect((await other.talks.list({})).total).toBe(0)
})
