import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { SalusClient } from '#contract/api.ts'
import type { PublicationImport } from '#contract/publication/publication-import.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import { eventually } from '#server/tools/testing/app/eventually.ts'
import {
  importText,
  importTexts,
  previewImportOf,
  startImporting,
  waitForImport,
} from '#server/tools/testing/content/imports.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import { databaseKind, testOnce } from '#server/tools/testing/database/database.ts'
import { waitForLocks } from '#server/tools/testing/database/meanwhile.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { sendForm } from '#server/tools/testing/http/send-form.ts'
import { updatePublication } from '../store.ts'
import { addUnreadImportTexts, importEntryStore, readImportEntries } from './entry-store.ts'
import { deleteExpiredImports } from './store.ts'

const { article, preprint, broken, ris } = importTexts

// Reading texts does not depend on the database.
testOnce('a mixed text is previewed entry by entry, and nothing is saved before', async () => {
  const { admin, titles } = await startImporting()
  const ada = (await admin.profile.createProfile({ name: 'Ada Lovelace' })).data._id
  const { state, done, total, entries } = await previewImportOf(
    admin,
    [article, broken, ris].join('\n\n'),
  )
  expect({ state, done, total }).toEqual({ state: 'ready', done: 3, total: 3 })
  expect(entries.map(({ status, line, reason }) => [status, line, reason])).toEqual([
    ['new', 1, ''],
    ['failed', 9, 'It has no author: Nobody wrote this'],
    ['new', 14, ''],
  ])
  expect(entries[0]?.publication).toMatchObject({
    title: 'Outlining EEG signals',
    doi: '10.5555/eeg.1',
    venue: 'Journal of Things',
    publicationDate: '2024-01-01',
    datePrecision: 'year',
    authorList: [{ name: 'Jane Doe', profileId: '' }, { profileId: ada }],
  })
  expect(entries[1]?.text).toBe(broken)
  expect(await titles()).toEqual([])
})

test('an entry without a year is reported, and is saved with the year that the user enters', async () => {
  const { admin } = await startImporting()
  const undated = article.replace('year = {2024},', '')
  const { importId, entries } = await previewImportOf(admin, `${undated}\n${ris}`)
  expect(entries.map(({ status, reason }) => [status, reason])).toEqual([
    ['new', 'The year is missing'],
    ['new', ''],
  ])
  const dated = (year: number) =>
    admin.publication.import({ importId, years: [0, 1].map((index) => ({ index, year })) })
  expect((await refusalOf(dated(24))).code).toBe('invalid')
  await dated(2021)
  await waitForImport(admin, importId)
  const { publications } = await admin.publication.showAllPublications()
  expect(
    publications.map(({ publicationDate, datePrecision }) => [publicationDate, datePrecision]),
  ).toEqual([
    ['2021-01-01', 'year'],
    ['2019-05-03', 'day'],
  ])
})

testOnce('names, editors and genres are imported as the file says them', async () => {
  const { admin } = await startImporting()
  const { entries } = await previewImportOf(
    admin,
    `@incollection{a, author = {Riklin Raviv, Tammy and Grissom II, Alvin}, title = {On {Goldfish}},
      editor = {{Google DeepMind} and Roe, Richard}, booktitle = {All of It}, series = {Notes}, number = 7, edition = 2, year = 2020}
    @mastersthesis{b, author = {Doe, Jane}, title = {Two}, school = {ETH}, year = 2021}
    @book{c, editor = {Doe, Jane}, title = {Three}, year = 2022}`,
  )
  expect(entries.map(({ publication }) => publication)).toMatchObject([
    {
      authors: 'Riklin Raviv, Tammy; Grissom II, Alvin',
      authorList: [
        { name: 'Tammy Riklin Raviv', family: 'Riklin Raviv', given: 'Tammy' },
        { name: 'Alvin Grissom II' },
      ],
      editors: '{Google DeepMind}; Roe, Richard',
      series: 'Notes',
      number: '7',
      edition: '2',
      properNouns: ['Goldfish'],
    },
    { publicationType: 'Thesis', genre: "Master's thesis" },
    { authors: 'Jane Doe', editors: 'Doe, Jane' },
  ])
})

testOnce('while waiting for an import one is told its progress, without its entries', async () => {
  const { admin } = await startImporting()
  const { importId, ...preview } = await previewImportOf(admin, `${article}\n${ris}`)
  const { import: found } = await admin.publication.getImport({ importId, entries: false })
  expect(found).toEqual({ importId, ...preview, entries: [] })
})

test('saving adds new publications, and importing the same text again adds nothing', async () => {
  const { app, admin, titles } = await startImporting()
  const text = [article, ris, article].join('\n\n')
  const saved = await importText(admin, text)
  expect(saved).toMatchObject({ state: 'saved', done: 2, total: 2 })
  expect(saved.entries.map(({ status, matches }) => [status, matches])).toEqual([
    ['new', []],
    ['new', []],
    ['duplicate', []],
  ])
  expect(await titles()).toEqual(['Outlining EEG signals', 'A second work'])
  const again = await importText(admin, text)
  expect(again.entries.map(({ status }) => status)).toEqual(['duplicate', 'duplicate', 'duplicate'])
  expect(await titles()).toHaveLength(2)

  const { queries } = app.services.database
  await deleteExpiredImports(queries, new Date(app.services.now().getTime() + 31 * 24 * 3_600_000))
  expect(await queries.selectFrom('publicationImportEntry').select('index').execute()).toEqual([])
  const { importId } = saved
  expect((await refusalOf(admin.publication.getImport({ importId }))).status).toBe(404)
  expect(await titles()).toHaveLength(2)
})

testOnce(
  'entries that are not there or could not be read are refused, and nothing is saved',
  async () => {
    const { admin, titles } = await startImporting()
    const { importId } = await previewImportOf(admin, `${article}\n${broken}`)
    const save = (indexes: number[]) => refusalOf(admin.publication.import({ importId, indexes }))
    expect(await save([0, 1, 7])).toMatchObject({
      status: 400,
      errors: [
        { path: 'indexes.1', message: 'This entry could not be read' },
        { path: 'indexes.2', message: 'The import has no such entry' },
      ],
    })
    expect(await titles()).toEqual([])
    expect((await waitForImport(admin, importId)).state).toBe('ready')
  },
)

testOnce('links, marks of authors and spellings of topics come along', async () => {
  const { admin } = await startImporting()
  await admin.publication.addPublication({ ...publicationFields(), keywords: ['EEG'] })
  const { entries } = await importText(
    admin,
    `@article{a, title={One}, author={Jane Doe* and Ann Roe* and Eve Poe}, year=2020,
  pdf={https://lab.example/one.pdf}, code={https://github.com/lab/one}, keywords={eeg, Sleep, sleep, EEG}}`,
  )
  const id = entries[0]?.savedAs ?? ''
  const { publication } = await admin.publication.getSinglePublication({ id })
  expect(publication).toMatchObject({
    publicationLink: 'https://lab.example/one.pdf',
    links: [
      { kind: 'pdf', url: 'https://lab.example/one.pdf' },
      { kind: 'code', url: 'https://github.com/lab/one' },
    ],
    authorList: [{ name: 'Jane Doe', isEqual: true }, { isEqual: true }, { isEqual: false }],
    keywords: ['EEG', 'Sleep'],
  })
})

test('a work that two people preview and save is added once', async () => {
  const { admin, titles } = await startImporting()
  const one = await previewImportOf(admin, article)
  const other = await previewImportOf(admin, article)
  await admin.publication.import({ importId: one.importId })
  await waitForImport(admin, one.importId)
  await admin.publication.import({ importId: other.importId })
  const { entries } = await waitForImport(admin, other.importId)
  expect(entries).toMatchObject([{ status: 'duplicate', savedAs: '' }])
  expect(await titles()).toHaveLength(1)
})

testOnce('a named duplicate fills what is empty, and undo empties it again', async () => {
  const { admin } = await startImporting()
  const { data } = await admin.publication.addPublication(
    publicationFields({
      title: 'Outlining EEG Signals',
      authors: 'J. Doe',
      publicationDate: '2024-02-03',
    }),
  )
  const { importId, entries } = await previewImportOf(admin, article)
  expect(entries).toMatchObject([
    {
      status: 'duplicate',
      fills: ['doi', 'venue'],
      matches: [{ _id: data._id, title: 'Outlining EEG Signals' }],
    },
  ])
  await admin.publication.import({ importId, indexes: [0] })
  await waitForImport(admin, importId)
  const read = async () =>
    (await admin.publication.getSinglePublication({ id: data._id })).publication
  expect(await read()).toMatchObject({
    title: 'Outlining EEG Signals',
    doi: '10.5555/eeg.1',
    venue: 'Journal of Things',
    authors: 'J. Doe',
    publicationDate: '2024-02-03',
    publicationLink: data.publicationLink,
  })
  await admin.publication.undoImport({ importId })
  expect(await waitForImport(admin, importId)).toMatchObject({ state: 'undone', kept: [] })
  expect(await read()).toMatchObject({ doi: '', venue: '' })
})

testOnce('an article is a version of its preprint; the newest is shown', async () => {
  const { admin, titles } = await startImporting()
  await importText(admin, preprint)
  const { importId, entries } = await previewImportOf(admin, article)
  expect(entries).toMatchObject([
    { status: 'version', matches: [{ title: 'Outlining EEG signals' }] },
  ])
  await admin.publication.import({ importId, indexes: [0] })
  await waitForImport(admin, importId)
  expect(await titles()).toHaveLength(1)
  const { publications } = await admin.publication.showAllPublications()
  expect(publications).toMatchObject([
    {
      doi: '10.5555/eeg.1',
      publicationDate: '2024-01-01',
      arxivId: '',
      versions: [{ arxivId: '2301.00001', publicationDate: '2023-01-01', kind: 'Preprint' }],
    },
  ])
  // Now both are on the site.
  const again = await previewImportOf(admin, [preprint, article].join('\n'))
  expect(again.entries).toMatchObject([{ status: 'duplicate', fills: [] }, { status: 'duplicate' }])
})

testOnce(
  'a preprint and its article in one paste become one publication, and go as one',
  async () => {
    const { admin, titles } = await startImporting()
    const { importId, entries } = await importText(admin, `${preprint}\n${article}`, [0, 1])
    expect(entries).toMatchObject([{ status: 'new' }, { status: 'version', matches: [] }])
    const { publications } = await admin.publication.showAllPublications()
    expect(publications).toMatchObject([{ doi: '10.5555/eeg.1', versions: [{ kind: 'Preprint' }] }])
    await admin.publication.undoImport({ importId })
    expect(await waitForImport(admin, importId)).toMatchObject({ state: 'undone', kept: [] })
    expect(await titles()).toEqual([])
  },
)

test('undo reverts everything and returns publications that were edited since', async () => {
  const { admin, titles } = await startImporting()
  const { importId, entries } = await importText(admin, `${article}\n${ris}`)
  const edited = entries[1]?.savedAs ?? ''
  await admin.publication.updatePublication({ id: edited, venue: 'Another' })
  const { import: undone, message } = await admin.publication.undoImport({ importId })
  expect(message).toBe('Import taken back, except 1 edited since')
  expect(undone.kept).toEqual([{ _id: edited, title: 'A second work' }])
  expect(await titles()).toEqual(['A second work'])
  expect(await refusalOf(admin.publication.undoImport({ importId }))).toMatchObject({
    code: 'wrongState',
  })
})

/** Enough entries for several steps. */
const many = Array.from(
  { length: 40 },
  (_, n) =>
    `@article{w${n}, title = {Work ${n} of many}, author = {Doe, Jane and Roe, Richard}, year = 2024, doi = {10.5555/many.${n}}}`,
)

/** Returns the progress of an import during `work`, one item per change. */
const watch = async (admin: SalusClient, importId: string, work: () => Promise<unknown>) => {
  let isOver = false
  const working = work().finally(() => {
    isOver = true
  })
  const seen = new Map<number, PublicationImport>()
  while (!isOver) {
    const { import: now } = await admin.publication.getImport({ importId, entries: false })
    if (now.state === 'saving' && now.done > 0) seen.set(now.done, now)
    await wait(5)
  }
  await working
  return { settled: await waitForImport(admin, importId), seen: [...seen.values()] }
}

test('an import is saved and undone in steps, between which other requests are handled', async () => {
  const { admin, titles } = await startImporting()
  const { publication } = admin
  const { importId } = await previewImportOf(admin, many.join('\n'))
  const last = { ...publicationFields({ title: 'Work 39 of many' }), doi: '10.5555/many.39' }
  const saving = await watch(admin, importId, async () => {
    const saved = publication.import({ importId, indexes: [...many.keys()].slice(0, -1) })
    await eventually(async () => expect(await titles()).not.toEqual([]))
    await publication.addPublication(last)
    // The first request may have saved all entries by now.
    await publication.import({ importId })
    await saved
  })
  expect(saving.seen.length).toBeGreaterThan(1)
  expect(saving.seen[0]).toMatchObject({ undoing: false, total: 39, entries: [] })
  expect(saving.settled.state).toBe('saved')
  // The progress of both requests, or only of the second.
  expect([saving.settled.done, saving.settled.total]).toBeOneOf([
    [40, 40],
    [1, 1],
  ])
  expect(saving.settled.entries.filter(({ savedAs }) => savedAs)).toHaveLength(39)
  expect(saving.settled.entries[39]).toMatchObject({ status: 'duplicate', savedAs: '' })
  expect(await titles()).toHaveLength(40)

  const undoing = await watch(admin, importId, () => publication.undoImport({ importId }))
  expect(undoing.seen.length).toBeGreaterThan(1)
  expect(undoing.seen[0]).toMatchObject({ undoing: true, total: 39 })
  expect(undoing.settled).toMatchObject({ state: 'undone', done: 39, total: 39, kept: [] })
  expect(await titles()).toEqual([last.title])
})

test('an import can be undone while it is saved, and accepts no more requests then', async () => {
  const { app, admin } = await startImporting()
  const { publication } = admin
  const { queries } = app.services.database
  const entries = queries.selectFrom('publicationImportEntry').select('savedAs')
  const { importId } = await previewImportOf(admin, many.join('\n'))
  // Two simultaneous requests are both accepted.
  const half = Array.from({ length: many.length / 2 }, (_, index) => index)
  const saving = publication.import({ importId, indexes: half })
  const more = publication.import({ importId })
  await eventually(async () => {
    const ordered = await entries.where('isChosen', '=', 1).execute()
    expect(ordered).toHaveLength(many.length)
    expect(ordered.filter(({ savedAs }) => savedAs !== '').length).toBeGreaterThan(2)
  })
  const undoing = publication.undoImport({ importId })
  await eventually(async () => {
    const { import: now } = await publication.getImport({ importId, entries: false })
    expect(now.undoing || now.state === 'undone').toBe(true)
  })
  expect(await refusalOf(publication.import({ importId }))).toMatchObject({ code: 'wrongState' })
  await Promise.all([saving, more, undoing])
  expect(await waitForImport(admin, importId)).toMatchObject({ state: 'undone', undoing: false })
  expect((await publication.publicationEntries({})).entries).toEqual([])
})

test.runIf(databaseKind === 'postgres')(
  'more of an import is ordered while what is being saved of it waits for someone else',
  async () => {
    const { app, admin, titles } = await startImporting()
    const { publication } = admin
    const { database } = app.services
    const known = await publication.addPublication({ ...publicationFields(), doi: '10.5555/eeg.1' })
    const { importId } = await previewImportOf(admin, `${ris}\n${article}`)
    const orders: Promise<unknown>[] = []
    await writeInTransaction(database, { accountId: null, name: 'Ada' }, async (tx) => {
      await updatePublication(tx, known.data._id, undefined, { title: 'Changed' })
      orders.push(publication.import({ importId, indexes: [0, 1] }))
      await waitForLocks(database)
      orders.push(publication.import({ importId }))
      // It has to wait before it locks rows that the step needs. Otherwise, one of them would fail.
      const waiting = await waitForLocks(database, 2)
      expect(waiting.join()).not.toContain('publicationImportEntry')
    })
    await Promise.all(orders)
    await waitForImport(admin, importId)
    expect((await titles()).toSorted()).toEqual(['A second work', 'Changed'])
  },
)

test('an interrupted import continues after a restart', async () => {
  const { app, admin, titles } = await startImporting()
  const { queries } = app.services.database
  const { importId } = await previewImportOf(admin, `${article}\n${ris}`)
  await queries.updateTable('publicationImportEntry').set({ isChosen: 1 }).execute()
  await queries.updateTable('publicationImport').set({ state: 'saving' }).execute()
  const at = new Date().toISOString()
  const sources = JSON.stringify([article])
  const job = {
    isUndoing: 0,
    isBegun: 0,
    done: 0,
    total: 0,
    reason: '',
    kept: '[]',
    leaseUntil: '',
  }
  const _id = '01k9z3f7m2qv8xw4t6r5y1n0ab'
  await queries
    .insertInto('publicationImport')
    .values({ ...job, _id, createdAt: at, accountId: null, actor: 'A', state: 'reading', sources })
    .execute()
  app.services.imports.start()
  expect((await waitForImport(admin, importId)).state).toBe('saved')
  expect((await waitForImport(admin, _id)).entries).toHaveLength(1)
  expect(await titles()).toHaveLength(2)
})

test('a preview that crashed the server is read once more, and keeps its texts if it crashes again', async () => {
  const { app, admin, titles } = await startImporting()
  const { queries } = app.services.database
  const crash = async (importId: string, isBegun: number) => {
    await queries
      .updateTable('publicationImport')
      .set({ state: 'reading', isBegun })
      .where('_id', '=', importId)
      .execute()
    await importEntryStore.drop(queries, importId)
    await addUnreadImportTexts(queries, importId, [article, ris])
    // The crashed run had saved some entries.
    await importEntryStore.add(
      queries,
      partial.map((entry) => ({ ...entry, importId })),
    )
  }
  const once = await previewImportOf(admin, `${article}\n${ris}`)
  const twice = await previewImportOf(admin, `${article}\n${ris}`)
  const partial = (await readImportEntries(queries, once.importId)).slice(0, 1)
  await crash(once.importId, 1)
  await crash(twice.importId, 2)
  app.services.imports.start()
  const { entries } = await waitForImport(admin, once.importId)
  expect(entries.map(({ index, status, text }) => [index, status, text])).toEqual(
    once.entries.map(({ index }) => [index, 'new', '']),
  )
  const failed = await waitForImport(admin, twice.importId)
  expect(failed.reason).toContain('stopped twice while this was being read')
  expect(failed.entries.map(({ text }) => text)).toEqual([article, ris])
  expect(await titles()).toEqual([])
})

test('another instance’s import is left alone until its lease expires', async () => {
  const { app, admin, titles } = await startImporting()
  const { importId } = await previewImportOf(admin, article)
  const leaseUntil = new Date(app.services.now().getTime() + 60_000).toISOString()
  await app.services.database.queries
    .updateTable('publicationImport')
    .set({ leaseUntil, state: 'saving' })
    .execute()
  const { importId: second } = await previewImportOf(admin, ris)
  const { import: waiting } = await admin.publication.import({ importId: second })
  expect(waiting.state).toBe('saving')
  expect(await titles()).toEqual([])
  app.advance(60_001)
  await admin.publication.import({ importId: second })
  expect((await waitForImport(admin, importId)).state).toBe('saved')
  expect((await waitForImport(admin, second)).state).toBe('saved')
})

testOnce(
  'a text and a file are both read, each with its own lines and in its own encoding',
  async () => {
    const { app, admin, token } = await startImporting()
    const latin = Buffer.from(ris.replace('Roe, Richard', 'Müller, Jörg'), 'latin1')
    const { body } = await sendForm(
      app,
      'POST',
      '/publication/previewImport',
      [
        ['text', article],
        ['file', new File([latin], 'works.ris')],
      ],
      { token },
    )
    const { entries } = await waitForImport(admin, body.importId)
    expect(
      entries.map(({ line, publication }) => [line, publication?.authorList[0]?.name]),
    ).toEqual([
      [1, 'Jane Doe'],
      [1, 'Jörg Müller'],
    ])
  },
)

testOnce('too much is refused in words', async () => {
  const { admin } = await startImporting()
  const many = Array.from({ length: 5_001 }, (_, n) => `@article{a${n}, title={T}}`).join('\n')
  expect(await refusalOf(admin.publication.previewImport({ text: many }))).toMatchObject({
    code: 'tooLarge',
    message: expect.stringContaining('5,000 entries'),
  })
  const long = 'x'.repeat(5 * 1024 * 1024 + 1)
  expect(await refusalOf(admin.publication.previewImport({ text: long }))).toMatchObject({
    code: 'tooLarge',
    message: expect.stringContaining('5 MB'),
  })
  expect(await refusalOf(admin.publication.previewImport({ text: ' ' }))).toMatchObject({
    code: 'invalid',
  })
})

testOnce(
  'a title that is almost one of those here, or before it, is new with a warning',
  async () => {
    const { admin } = await startImporting()
    const title = 'Outlining of gliomas in three dimensions by deep networks'
    await admin.publication.addPublication(publicationFields({ title }))
    const entry = (key: string, name: string) =>
      `@article{${key}, title = {${name}}, author = {Roe, Jane}, year = 2026}`
    const text = [
      entry('a', 'Outlining of glioma in three dimensions by deep networks'),
      entry('b', 'Retinal imaging for the early detection of diabetes'),
      entry('c', 'Retinal imaging for the earlier detection of diabetes'),
    ].join('\n')
    const { entries } = await previewImportOf(admin, text)
    expect(entries.map(({ status, reason }) => [status, reason])).toEqual([
      ['new', `Almost has the title of one that is here: ${title}`],
      ['new', ''],
      [
        'new',
        'Almost has the title of another in this import, in line 2: Retinal imaging for the early detection of diabetes',
      ],
    ])
  },
)

test('two publications are merged', async () => {
  const { admin, titles } = await startImporting()
  const add = async (title: string, more: object) =>
    (await admin.publication.addPublication({ ...publicationFields({ title }), ...more })).data._id
  const keepId = await add('Kept', { doi: '10.5555/kept' })
  const mergeId = await add('Merged', { doi: '10.5555/merged', venue: 'Journal' })
  const { data } = await admin.publication.mergePublications({ keepId, mergeId })
  expect(data).toMatchObject({ title: 'Kept', doi: '10.5555/kept', venue: 'Journal' })
  expect(await titles()).toEqual(['Kept'])
  expect(
    await refusalOf(admin.publication.mergePublications({ keepId, mergeId: keepId })),
  ).toMatchObject({ code: 'invalid' })
})
