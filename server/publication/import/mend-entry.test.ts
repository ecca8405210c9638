import { expect, test } from 'vitest'
import {
  importText,
  importTexts,
  previewImportOf,
  startImporting,
  waitForImport,
} from '#server/tools/testing/content/imports.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'

const { article, preprint, broken, ris } = importTexts

test('an entry that failed can be corrected in place', async () => {
  const { admin, titles } = await startImporting()
  const { importId } = await previewImportOf(admin, `${broken}\n${ris}`)
  const text = broken.replace('year', 'author = {Doe, Jane},\n  year')
  await admin.publication.previewImport({ importId, index: 0, text })
  const { import: mended } = await admin.publication.getImport({ importId })
  expect(mended.entries.map(({ index, status }) => [index, status])).toEqual([
    [0, 'new'],
    [1, 'new'],
  ])
  await admin.publication.import({ importId })
  await waitForImport(admin, importId)
  expect(await titles()).toEqual(['Nobody wrote this', 'A second work'])
})

test('a failed entry can be corrected and saved after the others were saved', async () => {
  const { admin, titles } = await startImporting()
  const { importId } = await importText(admin, `${broken}\n${ris}`)
  expect(await titles()).toEqual(['A second work'])
  const text = broken.replace('year', 'author = {Doe, Jane},\n  year')
  await admin.publication.previewImport({ importId, index: 0, text })
  const again = admin.publication.previewImport({ importId, index: 1, text: ris })
  expect(await refusalOf(again)).toMatchObject({ code: 'wrongState' })
  await admin.publication.import({ importId, indexes: [0] })
  expect((await waitForImport(admin, importId)).entries.every(({ savedAs }) => savedAs)).toBe(true)
  expect(await titles()).toEqual(['Nobody wrote this', 'A second work'])
  await admin.publication.undoImport({ importId })
  await waitForImport(admin, importId)
  expect(await titles()).toEqual([])
})

test('a failed CSL-JSON item has its line, and can be corrected without the other items', async () => {
  const { admin, titles } = await startImporting()
  const items = [
    { title: 'First [of {all', author: [{ family: 'Doe', given: 'J.' }] },
    { title: 'Without its "authors"', note: '\\' },
    { title: 'Third', author: [{ family: 'Doe', given: 'J.' }] },
    { title: 'Without, too' },
  ]
  for (const list of [items, { items }]) {
    const written = JSON.stringify(list, null, 2)
    const { importId, entries } = await previewImportOf(admin, `${ris}\n${written}`)
    const start = ris.split('\n').length + 1
    const lineOf = (title: string) =>
      start + written.split('\n').findIndex((line) => line.includes(title)) - 1
    const [, , second, , fourth] = entries
    expect([second, fourth]).toMatchObject([
      { status: 'failed', line: lineOf('Without its') },
      { status: 'failed', line: lineOf('Without, too') },
    ])
    const text = (second?.text ?? '').replace('"note"', '"author":[{"literal":"A group"}],"note"')
    await admin.publication.previewImport({ importId, index: 2, text })
    const { import: mended } = await admin.publication.getImport({ importId })
    expect(mended.entries.map(({ status }) => status)).toEqual([
      'new',
      'new',
      'new',
      'new',
      'failed',
    ])
  }
  expect(await titles()).toEqual([])
})

test('every failed entry has its text for correction', async () => {
  const { admin } = await startImporting()
  const long = article.replace('Outlining', 'Outlining '.repeat(101))
  const { importId, entries } = await previewImportOf(admin, `${long}\n${ris}`)
  expect(entries.map(({ status, text }) => [status, text])).toEqual([
    ['failed', long],
    ['new', ''],
  ])
  await admin.publication.previewImport({ importId, index: 0, text: `${article}\n${preprint}` })
  const { import: mended } = await admin.publication.getImport({ importId })
  expect(mended.entries.map(({ index, status, line }) => [index, status, line])).toEqual([
    [0, 'new', 1],
    [1, 'new', 8],
    [2, 'version', 8],
  ])
})

test('a corrected entry that duplicates another entry is reported', async () => {
  const { admin, titles } = await startImporting()
  const { importId } = await previewImportOf(admin, `${ris}\n${broken}\n${article}`)
  await admin.publication.previewImport({ importId, index: 1, text: `${article}\n${article}` })
  const { import: mended } = await admin.publication.getImport({ importId })
  expect(mended.entries.map(({ status, reason }) => [status, reason])).toEqual([
    ['new', ''],
    ['duplicate', 'The same work stands in this import already, in line 11'],
    ['new', ''],
    ['duplicate', 'The same work stands in this import already, in line 11'],
  ])
  await admin.publication.import({ importId })
  await waitForImport(admin, importId)
  expect((await titles()).toSorted()).toEqual(['A second work', 'Outlining EEG signals'])
})
