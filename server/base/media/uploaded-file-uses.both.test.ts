import { expect, test } from 'vitest'
import { mediaFileNameOfUrl } from '#contract/media/film.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import { startSiteWithFiles } from '#server/tools/testing/files/media-files.ts'
import { uploadedFileOf } from '#server/tools/testing/files/uploaded-files.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'

const startWithPdf = async (name = 'Zoë’s "final" version.pdf') => {
  const site = await startSiteWithFiles()
  const { url } = await site.admin.media.uploadFile({ file: uploadedFileOf('pdf', name) })
  return { ...site, url, stored: mediaFileNameOfUrl(url) ?? '' }
}

test('an uploaded file that nothing names is deleted', async () => {
  const { files, filesInTheEnd, stored } = await startWithPdf()
  expect(await files()).toEqual([stored])
  expect(await filesInTheEnd()).toEqual([])
})

test('a file of a publication stays until the publication no longer has it', async () => {
  const { admin, app, filesInTheEnd, stored, url } = await startWithPdf()
  const { data } = await admin.publication.addPublication({ ...publicationFields(), pdf: url })
  expect(data.pdf).toBe(url)
  expect(await filesInTheEnd()).toEqual([stored])
  await admin.publication.updatePublication({ id: data._id, pdf: '' })
  expect(await filesInTheEnd()).toEqual([])
  expect((await app.fetch(url, {})).status).toBe(404)
})

test('a draft keeps its file, and so does a deleted publication that can be restored', async () => {
  const { admin, app, filesInTheEnd, stored, url } = await startWithPdf()
  const { data } = await admin.publication.addPublication(publicationFields())
  const named = { entity: 'publication' as const, id: data._id }
  await admin.draft.saveDraft({ ...named, fields: { pdf: url } })
  expect(await filesInTheEnd()).toEqual([stored])
  await admin.draft.publishDraft(named)
  await admin.publication.deletePublication({ id: data._id })
  await app.services.media.sweep()
  expect((await app.fetch(url, {})).status).toBe(200)
  const [deleted] = (await admin.history.showHistory({ entity: 'publication', entityId: data._id }))
    .history
  await admin.history.restore({ historyId: deleted?._id ?? '' })
  expect((await admin.publication.getSinglePublication({ id: data._id })).data.pdf).toBe(url)
  expect(await filesInTheEnd()).toEqual([stored])
})

test('a restored publication has no file that is gone, but keeps a web address', async () => {
  const { admin, filesInTheEnd, url } = await startWithPdf()
  const elsewhere = 'https://example.org/paper.pdf'
  const ids: string[] = []
  for (const pdf of [url, elsewhere]) {
    const { data } = await admin.publication.addPublication({ ...publicationFields(), pdf })
    await admin.publication.deletePublication({ id: data._id })
    ids.push(data._id)
  }
  expect(await filesInTheEnd()).toEqual([])
  const restored: string[] = []
  for (const id of ids) {
    const [deleted] = (await admin.history.showHistory({ entity: 'publication', entityId: id }))
      .history
    await admin.history.restore({ historyId: deleted?._id ?? '' })
    restored.push((await admin.publication.getSinglePublication({ id })).data.pdf)
  }
  expect(restored).toEqual(['', elsewhere])
})

test('a link in a text keeps a file, as typed or as a browser writes it', async () => {
  const { admin, filesInTheEnd, stored, url } = await startWithPdf('Bericht über 2025.pdf')
  const { data } = await admin.page.createPage({
    title: 'Reports',
    path: '/reports',
    content: `See [the report](${url}).`,
  })
  expect(await filesInTheEnd()).toEqual([stored])
  const typed = decodeURIComponent(url).replaceAll(' ', '%20')
  await admin.page.updatePage({ pageId: data._id, content: `See [it](${typed}).` })
  expect(await filesInTheEnd()).toEqual([stored])
  await admin.page.updatePage({ pageId: data._id, content: 'Nothing' })
  expect(await filesInTheEnd()).toEqual([])
})

test('a publication takes a PDF or a web address, and nothing else', async () => {
  const { admin } = await startSiteWithFiles()
  const { url: docx } = await admin.media.uploadFile({ file: uploadedFileOf('docx') })
  for (const pdf of [docx, '/media/somewhere.pdf', 'javascript:alert(1)', 'a text']) {
    const added = admin.publication.addPublication({ ...publicationFields(), pdf })
    expect(await refusalOf(added)).toMatchObject({ status: 400, errors: [{ path: 'pdf' }] })
  }
})

test('only editors upload files', async () => {
  const { app } = await startSiteWithFiles()
  const upload = app.client().media.uploadFile({ file: uploadedFileOf('pdf') })
  expect((await refusalOf(upload)).status).toBe(401)
})

test('a broken link to a file is found, and a good one is not', async () => {
  const { admin, url } = await startWithPdf()
  const gone = url.replace(/(?<=\/media\/)\w{32}/, '0'.repeat(32))
  await admin.publication.addPublication({ ...publicationFields(), title: 'Good', pdf: url })
  await admin.publication.addPublication({ ...publicationFields(), title: 'Bad', pdf: gone })
  const { findings } = await admin.health.findings({ check: 'linkBroken' })
  expect(findings.map(({ title }) => title)).toEqual(['Bad'])
})
