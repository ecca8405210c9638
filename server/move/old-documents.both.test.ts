import { expect, test } from 'vitest'
import { parseUploadedFileUrl } from '#contract/media/uploaded-file.ts'
import { startSite } from '#server/tools/testing/content/content.ts'
import {
  importSite,
  previewMove,
  siteZip,
  waitForMove,
} from '#server/tools/testing/content/moves.ts'
import { startSiteWithFiles } from '#server/tools/testing/files/media-files.ts'
import { uploadedFileContent } from '#server/tools/testing/files/uploaded-files.ts'

const site = {
  '_config.yml': 'title: The Lab\n',
  '_pages/teaching.md':
    '---\ntitle: Teaching\n---\n[Week 1](/assets/pdf/week.pptx), [program](/assets/run.zip)\n',
  '_bibliography/papers.bib':
    '@article{n, title={Notes}, author={Doe, Jane}, journal={J}, year={1843}, pdf={Zoë (2).pdf}}\n' +
    '@article{o, title={Other}, author={Doe, Jane}, journal={J}, year={1844}, pdf={fake.pdf}}\n',
  'assets/pdf/Zoë (2).pdf': uploadedFileContent('pdf'),
  'assets/pdf/fake.pdf': 'No PDF at all',
  'assets/pdf/week.pptx': uploadedFileContent('pptx'),
  'assets/run.zip': 'MZ: a program',
}

test('documents of an old site are stored, checked like uploads and counted once', async () => {
  const { app, admin, filesInTheEnd } = await startSiteWithFiles()
  const move = await importSite(admin, siteZip(site))
  expect(move.state).toBe('saved')
  const { publications } = await app.client().publication.showAllPublications()
  const pdfOf = (title: string) => publications.find((each) => each.title === title)?.pdf ?? ''
  expect(parseUploadedFileUrl(pdfOf('Notes'))).toMatchObject({ name: 'Zoë (2).pdf', type: 'pdf' })
  expect(pdfOf('Other')).toBe('')
  expect((await app.fetch(pdfOf('Notes'), {})).status).toBe(200)
  const { page } = await admin.page.getPage({ path: '/teaching' })
  expect(page.content).toMatch(/^\[Week 1\]\(\/media\/[0-9a-f]{32}-\d+-week\.pptx\), program$/)
  const reasonOf = (title: string) => move.items.find((item) => item.title === title)?.reason
  const fake = 'the content of this file is not PDF, whatever its name'
  expect(reasonOf('Other')).toBe(`The document assets/pdf/fake.pdf stays out: ${fake}`)
  expect(reasonOf('Teaching')).toContain(
    'The document assets/run.zip stays out: the content of this file is not ZIP, whatever its name',
  )
  expect(move.left).toEqual(
    expect.arrayContaining([{ source: 'assets/pdf/fake.pdf', reason: `It stays out: ${fake}` }]),
  )
  const { entries, left, used, total } = move.files
  expect(used.map(({ source }) => source)).toEqual(
    expect.arrayContaining(['assets/pdf/Zoë (2).pdf', 'assets/pdf/week.pptx']),
  )
  expect(used.map(({ source }) => source)).not.toContain('assets/pdf/fake.pdf')
  expect(entries + left + used.length).toBe(total)
  expect(left).toBe(2)
  expect(await filesInTheEnd()).toHaveLength(2)
})

test('documents go with the entries when an import is undone, and return when it is repeated', async () => {
  const { admin, app, filesInTheEnd } = await startSiteWithFiles()
  const first = await importSite(admin, siteZip(site))
  const urls = async () =>
    (await app.client().publication.showAllPublications()).publications.map(({ pdf }) => pdf)
  const before = await urls()
  expect(before.filter((url) => parseUploadedFileUrl(url) !== null)).toHaveLength(1)
  await admin.move.undoImport({ importId: first.importId })
  await waitForMove(admin, first.importId)
  expect(await urls()).toEqual([])
  expect(await filesInTheEnd()).toEqual([])
  const again = await importSite(admin, siteZip(site))
  expect(await urls()).toEqual(before)
  expect(again.left).toEqual(first.left)
  const { items } = await previewMove(admin, siteZip(site))
  expect(new Set(items.map(({ status }) => status))).toEqual(new Set(['duplicate']))
})

test('an article keeps its PDF, and gets that of its preprint only if it has none', async () => {
  const entry = (doi: string, venue: string, pdf: string) =>
    `@article{${doi.replaceAll(/\W/g, '')}, title={Sleep of Mice}, author={Doe, Jane}, journal={${venue}}, year={2024}, doi={${doi}}${pdf && `, pdf={${pdf}}`}}\n`
  const importPdf = async (article: string) => {
    const { admin } = await startSite()
    const move = await importSite(
      admin,
      siteZip({
        '_config.yml': 'title: The Lab\n',
        '_bibliography/papers.bib':
          entry('10.1101/2020.01.01.123456', 'bioRxiv', 'pre.pdf') +
          entry('10.5555/sleep', 'Journal of Sleep', article),
        'assets/pdf/pre.pdf': '%PDF-1.7 preprint',
        'assets/pdf/final.pdf': '%PDF-1.7 final',
      }),
    )
    const { publications } = await admin.publication.showAllPublications()
    const [kept, ...others] = publications
    expect(others).toEqual([])
    const merged = move.items.find(({ status }) => status === 'duplicate')
    return { name: parseUploadedFileUrl(kept?.pdf ?? '')?.name, reason: merged?.reason }
  }
  expect((await importPdf('')).name).toBe('pre.pdf')
  const { name, reason } = await importPdf('final.pdf')
  expect(name).toBe('final.pdf')
  expect(reason).toContain('Its PDF assets/pdf/pre.pdf stays out, because a publication has one')
})
