import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { SalusClient } from '#contract/api.ts'
import { apiBasePath } from '#contract/call/call.ts'
import { migrationNames } from '#server/base/db/snapshot.ts'
import { listPageEntryId } from '#server/base/redirect/the-list.ts'
import { addLegalPageDrafts } from '#server/page/first-pages.ts'
import { startTestApp, type TestApp } from '#server/tools/testing/app/app.ts'
import { startSite } from '#server/tools/testing/content/content.ts'
import { fillSite } from '#server/tools/testing/content/filled-site.ts'
import { siteZip, waitForMove } from '#server/tools/testing/content/moves.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import { freshPicture } from '#server/tools/testing/files/pictures.ts'
import { readZip } from '#server/tools/testing/files/read-zip.ts'
import { makeScan } from '#server/tools/testing/files/scans.ts'
import { uploadedFileContent, uploadedFileOf } from '#server/tools/testing/files/uploaded-files.ts'
import { parseSalusExport } from './read-export.ts'
import { storeExportedFiles } from './store-files.ts'

const archiveOf = async (app: TestApp, email: string) => {
  const token = await app.adminToken(email)
  const headers = { authorization: `Bearer ${token}` }
  const response = await app.fetch(`${apiBasePath}/move/export`, { headers })
  return new Uint8Array(await response.arrayBuffer())
}
const exported = async (app: TestApp, email: string) => readZip(await archiveOf(app, email))

/** Imports an export through the API. */
const moveIn = async (admin: SalusClient, archive: Uint8Array<ArrayBuffer>) => {
  const file = new File([archive], 'salus-export.zip')
  const { importId } = await admin.move.previewImport({ file })
  const preview = await waitForMove(admin, importId)
  await admin.move.import({ importId })
  return { preview, saved: await waitForMove(admin, importId) }
}

test('export, import into an empty Salus and another export yield identical content', async () => {
  const site = await startSite()
  const { app, admin } = site
  const content = await fillSite(site)
  await admin.settings.updateSettings({ name: 'Signals' })
  await admin.site.updateContent({ fields: { 'home.heading': 'Not yet' }, version: 0 })
  await admin.post.updatePost({
    postId: content.one._id,
    title: 'Renamed',
    image: await freshPicture(),
  })
  await admin.draft.saveDraft({
    entity: 'post',
    id: content.one._id,
    fields: { title: 'A better title' },
  })
  await admin.frontPage.reorderFrontPages({ ids: [content.slide._id, content.slide2._id] })
  await admin.frontPage.createFrontPage({ title: 'Later', publishAt: '2099-01-01T00:00:00Z' })
  const { url: film } = await admin.media.uploadFilm({
    film: new File([new Uint8Array(await readFile('web/assets/leadership.mp4'))], 'film.mp4'),
  })
  const { url: volume } = await admin.figure.uploadVolume({
    file: new File([makeScan({ size: [12, 12, 12], voxel: (x) => x })], 'scan.nii.gz'),
  })
  const { url: table } = await admin.media.uploadFile({ file: uploadedFileOf('csv') })
  await admin.page.updatePage({
    pageId: content.ownPage._id,
    content: `::volume address="${volume}" alt="A scan"\n\n[A film](${film}) [Data](${table})`,
  })
  const { url: pdf } = await admin.media.uploadFile({ file: uploadedFileOf('pdf', 'تقرير.pdf') })
  const { data: paper } = await admin.publication.addPublication({ ...publicationFields(), pdf })
  await admin.site.updateLanguages({ languages: ['en', 'de'] })
  await admin.translation.saveTranslation({
    ...{ entity: 'post', id: content.one._id, lang: 'de' },
    fields: { title: 'Umbenannt' },
  })
  await admin.translation.saveTranslation({
    ...{ entity: 'subPost', id: content.section._id, lang: 'de', status: 'draft' },
    fields: { sectionName: 'Abschnitt' },
  })
  const oldList = { path: '/people', entity: 'profile', entityId: listPageEntryId }
  const byNumber = { path: '/?p=12', entity: 'page', entityId: content.ownPage._id }
  await app.services.database.queries.insertInto('redirect').values([oldList, byNumber]).execute()
  const archive = await archiveOf(app, 'a@salus.example')
  const first = await readZip(archive)
  const other = await startTestApp()
  await addLegalPageDrafts(other.services)
  const newcomer = other.client(await other.adminToken('c@salus.example'))
  const { preview, saved } = await moveIn(newcomer, archive)
  expect(preview).toMatchObject({ system: 'salus', state: 'ready', left: [] })
  expect(preview.items.filter(({ status }) => status !== 'new')).toEqual([])
  expect(saved.state).toBe('saved')
  expect(saved.items.filter(({ savedAs }) => savedAs === '')).toEqual([])
  const second = await exported(other, 'a@salus.example')
  expect(String(second.get('salus.json'))).toBe(String(first.get('salus.json')))
  expect([...second.keys()]).toEqual([...first.keys()])
  for (const url of [pdf, table]) {
    const [here, there] = await Promise.all([app.fetch(url, {}), other.fetch(url, {})])
    expect(await there.bytes()).toEqual(await here.bytes())
    const header = 'content-disposition'
    expect(there.headers.get(header)).toBe(here.headers.get(header))
  }
  const visitor = other.client()
  expect((await visitor.publication.getSinglePublication({ id: paper._id })).data.pdf).toBe(pdf)
  expect((await visitor.post.getAllPosts({})).posts.map(({ title }) => title)).toContain('Renamed')
  expect((await visitor.search.find({ q: 'Renamed', kind: 'project' })).total).toBe(1)
  const again = await moveIn(newcomer, archive)
  expect(new Set(again.preview.items.map(({ status }) => status))).toEqual(new Set(['duplicate']))
  expect(String((await exported(other, 'b@salus.example')).get('salus.json'))).toBe(
    String(first.get('salus.json')),
  )
  await newcomer.move.undoImport({ importId: saved.importId })
  expect((await waitForMove(newcomer, saved.importId)).state).toBe('undone')
  expect((await visitor.post.getAllPosts({})).posts).toEqual([])
})

test('translations of built-in texts are exported, imported and undone', async () => {
  const { app, admin } = await startSite()
  await admin.site.updateLanguages({ languages: ['en', 'de'] })
  const named = { entity: 'settings', id: 'settings', lang: 'de' } as const
  await admin.translation.saveTranslation({ ...named, fields: { tagline: 'Forschung' } })
  const archive = await archiveOf(app, 'a@salus.example')
  const first = String((await readZip(archive)).get('salus.json'))
  expect(first).toContain('Forschung')
  const other = await startTestApp()
  const newcomer = other.client(await other.adminToken('c@salus.example'))
  const visitor = other.client()
  const tagline = async () => (await visitor.settings.getSettings({ lang: 'de' })).settings.tagline
  const { preview, saved } = await moveIn(newcomer, archive)
  expect([preview.left, saved.items.map(({ savedAs }) => savedAs)]).toEqual([
    [],
    ['settings', 'siteLanguages'],
  ])
  expect(await tagline()).toBe('Forschung')
  expect(String((await exported(other, 'a@salus.example')).get('salus.json'))).toBe(first)
  const again = await moveIn(newcomer, archive)
  expect(new Set(again.preview.items.map(({ status }) => status))).toEqual(new Set(['duplicate']))
  await newcomer.move.undoImport({ importId: saved.importId })
  await waitForMove(newcomer, saved.importId)
  await newcomer.site.updateLanguages({ languages: ['en', 'de'] })
  expect(await tagline()).not.toBe('Forschung')
})

test('authors stay linked to their people, whoever their co-authors are', async () => {
  const { app, admin } = await startSite()
  const { data: ada } = await admin.profile.createProfile({ name: 'Ada' })
  const written = { isEqual: false, isCorresponding: false, profileId: '' }
  const authorList = [
    { ...written, name: 'Bob' },
    { ...written, name: 'A. Lovelace', profileId: ada._id },
    { ...written, name: 'Eve' },
  ]
  await admin.publication.addPublication({ ...publicationFields(), authors: undefined, authorList })
  const archive = await archiveOf(app, 'a@salus.example')
  const linkedAfter = async (file: Uint8Array<ArrayBuffer>) => {
    const other = await startTestApp()
    await moveIn(other.client(await other.adminToken('c@salus.example')), file)
    const { publications } = await other.client().publication.showAllPublications()
    return publications.map((each) => each.authorList.map(({ profileId }) => profileId))
  }
  expect(await linkedAfter(archive)).toEqual([['', ada._id, '']])
  const files = await readZip(archive)
  const json = String(files.get('salus.json'))
  // Exports of earlier versions contain only the authors' names.
  const earlier = json.replaceAll(/,"profileId":"\w*"/g, '')
  expect(earlier).not.toBe(json)
  const file = siteZip({ ...Object.fromEntries(files), 'salus.json': earlier })
  expect((await linkedAfter(await file.bytes())).flat()).toContain(ada._id)
})

test('imported pages replace the drafts of a new site, even if some items fail', async () => {
  const { app, admin } = await startSite()
  for (const name of ['Genomics', 'Imaging']) await admin.category.addCategory({ name })
  await admin.page.createPage({ title: 'Who we are', path: '/imprint' })
  const archive = await archiveOf(app, 'a@salus.example')
  const other = await startTestApp()
  await addLegalPageDrafts(other.services)
  const newcomer = other.client(await other.adminToken('c@salus.example'))
  const file = new File([archive], 'salus-export.zip')
  const { importId } = await newcomer.move.previewImport({ file })
  await waitForMove(newcomer, importId)
  await newcomer.category.addCategory({ name: 'Imaging' })
  await newcomer.move.import({ importId })
  const { items } = await waitForMove(newcomer, importId)
  expect(items.filter(({ savedAs }) => savedAs === '').map(({ title }) => title)).toEqual([
    'Imaging',
  ])
  const { page } = await other.client().page.getPage({ path: '/imprint' })
  expect(page.title).toBe('Who we are')
})

test('a site keeps its untouched drafts if its own export is imported', async () => {
  const { app, admin } = await startSite()
  await addLegalPageDrafts(app.services)
  await admin.category.addCategory({ name: 'Imaging' })
  const [category] = (await admin.category.showAllCategories()).categories
  const categoryId = category?._id ?? ''
  const pathsOf = async () =>
    (await admin.page.pages({ status: 'all' })).pages.map(({ path }) => path)
  const before = await pathsOf()
  expect(before).toEqual(['/imprint', '/privacy'])
  const archive = await archiveOf(app, 'a@salus.example')
  await admin.category.deleteCategory({ categoryId })
  const { queries } = app.services.database
  await queries.deleteFrom('journal').where('entityId', '=', categoryId).execute()
  await moveIn(admin, archive)
  expect((await admin.category.showAllCategories()).categories).toHaveLength(1)
  expect(await pathsOf()).toEqual(before)
})

test('invalid values are rejected field by field, without affecting others', async () => {
  const { app, admin } = await startSite()
  await admin.category.addCategory({ name: 'Imaging' })
  await admin.page.createPage({ title: 'Join us', path: '/join-us' })
  const files = await exported(app, 'a@salus.example')
  const good = JSON.parse(String(files.get('salus.json')))
  const changed = (change: (json: typeof good) => void) => {
    const json = structuredClone(good)
    change(json)
    return parseSalusExport(JSON.stringify(json), migrationNames)
  }
  const failuresOf = (read: ReturnType<typeof parseSalusExport>) =>
    'refused' in read ? [read.refused] : read.entries.flatMap(({ failed }) => failed ?? [])
  expect(parseSalusExport('{ "salus": 1', migrationNames)).toEqual({
    refused: 'salus.json is damaged: it is not JSON',
  })
  expect(failuresOf(changed((json) => (json.salus = 2)))[0]).toContain('newer Salus')
  const cases: readonly [string, (json: typeof good) => void][] = [
    ['settings.email: ', (json) => (json.site.settings = { settings: { email: 'nobody' } })],
    ['menus.header', (json) => (json.site.siteMenus = { menus: { header: [{ target: 1 }] } })],
    ['_id: Not a valid id', (json) => (json.entries.page[0]._id = '../../etc')],
    ['path: ', (json) => (json.entries.page[0].path = 'javascript:alert(1)')],
    ['path: ', (json) => (json.entries.page[0].path = '/api/v1')],
    ['title: ', (json) => (json.entries.page[0].title = { toString: 1 })],
    ['inSitemap: ', (json) => (json.entries.page[0].inSitemap = 'yes')],
    ['createdAt: ', (json) => (json.entries.page[0].createdAt = "'; drop table page")],
    ['status: ', (json) => (json.entries.page[0].status = 'hacked')],
    ['content: ', (json) => (json.entries.page[0].content = 'x'.repeat(300_000))],
  ]
  for (const [reason, change] of cases) {
    const failures = failuresOf(changed(change))
    expect(failures).toHaveLength(1)
    expect(failures[0]).toContain(reason)
  }
  const stranger = changed((json) => {
    json.entries.account = [{ _id: 'a'.repeat(26), userType: 'SuperAdmin' }]
    json.entries.page[0].version = 99
    json.entries.page[0].passwordHash = 'x'
    json.redirects.push({ entity: 'account', id: 'x', path: '/login' })
  })
  if ('refused' in stranger) throw new Error(stranger.refused)
  expect(stranger.entries.map(({ entity }) => entity)).not.toContain('account')
  expect(stranger.left).toHaveLength(2)
  expect(JSON.stringify(stranger.entries)).not.toMatch(/passwordHash|"version":99/)
})

test('a file with wrong content for its name is not stored', async () => {
  const { app } = await startSite()
  const { bytes } = await sharp({
    create: { width: 4, height: 4, channels: 3, background: '#336699' },
  })
    .webp()
    .withExif({ IFD0: { Copyright: 'Jane Doe' } })
    .toBuffer()
    .then((data) => ({ bytes: data }))
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const named = (name: string, data: Buffer) => ({ name, read: async () => data })
  const files = [
    named(`${hash}-4x4-336699.webp`, bytes),
    named(`${'0'.repeat(32)}-4x4-336699.webp`, Buffer.from('<script>')),
    named(`${'1'.repeat(32)}-9.mp4`, Buffer.from('not a film')),
    named(`${'2'.repeat(32)}-4x4-336699.volume`, Buffer.from('{}')),
  ]
  expect(await storeExportedFiles(app.services.media, files)).toHaveLength(4)
})

test('files that are not what their names say stay out of an import', async () => {
  const { app, admin } = await startSite()
  const { url: pdf } = await admin.media.uploadFile({ file: uploadedFileOf('pdf') })
  await admin.publication.addPublication({ ...publicationFields(), pdf })
  const files = await readZip(await archiveOf(app, 'a@salus.example'))
  const name = [...files.keys()].find((each) => each.endsWith('.pdf')) ?? ''
  const page = Buffer.from(uploadedFileContent('pdf'))
  page.write('<html', 'latin1')
  for (const changed of [page, Buffer.from(uploadedFileContent('pdf')).fill('x', 20, 30)]) {
    const file = siteZip({ ...Object.fromEntries(files), [name]: changed })
    const other = await startTestApp()
    const { saved } = await moveIn(
      other.client(await other.adminToken('c@salus.example')),
      await file.bytes(),
    )
    expect(saved.state).toBe('saved')
    const [paper] = (await other.client().publication.showAllPublications()).publications
    expect(paper?.pdf).toBe('')
    expect((await other.fetch(pdf, {})).status).toBe(404)
  }
})
