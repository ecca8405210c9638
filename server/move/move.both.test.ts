import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { createStorageWriteError } from '#server/base/media/storage.ts'
import { createVisitorReader } from '#server/base/reader/read-as.ts'
import { findCurrentPath } from '#server/base/redirect/store.ts'
import { startTestApp } from '#server/tools/testing/app/app.ts'
import { eventually } from '#server/tools/testing/app/eventually.ts'
import { makePost, startSite } from '#server/tools/testing/content/content.ts'
import {
  formatImportItems,
  importSite,
  previewMove,
  siteZip,
  waitForMove,
} from '#server/tools/testing/content/moves.ts'
import { testOnce } from '#server/tools/testing/database/database.ts'
import { pictureBytes } from '#server/tools/testing/files/pictures.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { checkImportedFields } from './check.ts'

const lab = async () =>
  siteZip({
    'lab-main/_members/ada.md': '---\nname: Ada Lovelace\nimage: images/ada.png\n---\n\nWorks.\n',
    'lab-main/_members/broken.md': '---\nname: Bob\nimage: images/text.png\n---\n',
    'lab-main/_data/projects.yaml': '- title: Engine\n  description: It computes.\n',
    'lab-main/_data/citations.yaml':
      "- id: doi:10.5555/notes\n  title: Notes\n  authors: [Ada Lovelace]\n  date: '1843-09-01'\n",
    'lab-main/_posts/2019-01-07-hello.md':
      '---\ntitle: Hello\nauthor: ada\n---\n\n![Ada](/images/ada.png)\n',
    'lab-main/join/index.md': '---\ntitle: Join us\nnav:\n  order: 1\n---\n\nWrite to us.\n',
    'lab-main/images/ada.png': await pictureBytes(),
    'lab-main/images/text.png': 'no picture',
  })

testOnce('an overlong text is cut, and its entry becomes a draft', () => {
  const paragraph = `${'x'.repeat(999)}.\n\n`
  const content = paragraph.repeat(250)
  expect(checkImportedFields('page', { title: 'Thesis', path: '/thesis', content })).toEqual({
    fields: {
      ...{ title: 'Thesis', path: '/thesis', status: 'draft' },
      content: paragraph.repeat(199).trim(),
    },
    notes: ['Kept as a draft: its text has more than 200,000 characters and is cut'],
  })
})

testOnce('an invalid text is dropped, and its entry becomes a draft', () => {
  const content = '\\['.repeat(500)
  expect(checkImportedFields('news', { title: 'Hello', content })).toEqual({
    fields: { title: 'Hello', status: 'draft' },
    notes: [
      'Could not be used and left out: content (Too complicated to read, line 1)',
      'Kept as a draft until it has a text',
    ],
  })
  expect(
    checkImportedFields('project', { title: 'Engine', shortDesc: 'It computes.', content }),
  ).toEqual({
    fields: { title: 'Engine', shortDesc: 'It computes.', status: 'draft' },
    notes: expect.arrayContaining(['Kept as a draft until it has a text']),
  })
  const nothing = { title: '', shortDesc: '', content: '' }
  expect(checkImportedFields('project', nothing)).toEqual({ failed: expect.any(String) })
})

test('only editors see an entry whose text could not be read', async () => {
  const { app, admin } = await startSite()
  const text = `${'> '.repeat(100)}x`
  const file = siteZip({
    'lab-main/_data/citations.yaml': '[]',
    'lab-main/_data/projects.yaml': `- title: Engine\n  description: '${text}'\n`,
    'lab-main/_posts/2019-01-07-hello.md': `---\ntitle: Hello\n---\n\n${text}\n`,
    'lab-main/join/index.md': `---\ntitle: Join us\nnav:\n  order: 1\n---\n\n${text}\n`,
  })
  const reason =
    'Its text is too complicated to read, line LINE, and left out. Kept as a draft until it has a text'
  const { importId, ...preview } = await previewMove(admin, file)
  expect(preview.left).toEqual([])
  expect(formatImportItems({ importId, ...preview })).toEqual([
    'category | Projects | new',
    `project | Engine | new | ${reason.replace('LINE', '1')}`,
    `news | Hello | new | ${reason.replace('LINE', '2')}`,
    `page | Join us | new | ${reason.replace('LINE', '2')}`,
    'redirect | /2019/01/07/hello.html | new',
  ])
  await admin.move.import({ importId })
  const { items, state } = await waitForMove(admin, importId)
  expect(state).toBe('saved')
  expect(items.filter(({ status }) => status === 'failed')).toEqual([])
  expect(await app.client().frontPage.frontPages({})).toMatchObject({ total: 0 })
  expect((await admin.frontPage.frontPages({ status: 'draft' })).frontPages).toMatchObject([
    { title: 'Hello', content: '', status: 'draft' },
  ])
})

test('a site is imported with pictures, links, menu and redirects, and exported again', async () => {
  const { app, admin } = await startSite()
  const { importId, ...preview } = await previewMove(admin, await lab())
  expect(preview).toMatchObject({ state: 'ready', system: 'lab-website-template' })
  expect(formatImportItems({ importId, ...preview })).toEqual([
    'category | Projects | new',
    'person | Ada Lovelace | new',
    'person | Bob | new | The picture images/text.png stays out: it is no picture that can be read',
    'team | Members | new',
    'project | Engine | new',
    'publication | Notes | new',
    'news | Hello | new',
    'page | Join us | new | Goes into the menu as “Join us”',
    ...['/members/ada.html', '/members/ada', '/members/broken.html', '/members/broken'].map(
      (path) => `redirect | ${path} | new`,
    ),
    'redirect | /2019/01/07/hello.html | new',
  ])
  const menusBefore = (await admin.site.getMenus()).menus
  await admin.move.import({ importId })
  const { items, state } = await waitForMove(admin, importId)
  expect(state).toBe('saved')
  // A preview without new items does not block undoing the import before it.
  const { items: found } = await previewMove(admin, await lab())
  expect(new Set(found.map(({ status }) => status))).toEqual(new Set(['duplicate']))
  expect((await admin.move.getImport({})).import?.importId).toBe(importId)
  const idOf = (title: string) => items.find((item) => item.title === title)?.savedAs ?? ''

  const visitor = app.client()
  const { profiles } = await visitor.profile.profiles()
  const ada = idOf('Ada Lovelace')
  expect(profiles).toMatchObject([
    { _id: ada, profilePic: expect.stringMatching(/^\/media\//) },
    { profilePic: '' },
  ])
  const { publications } = await visitor.publication.showAllPublications()
  expect(publications[0]?.authorList[0]?.profileId).toBe(ada)
  const news = (await visitor.frontPage.getSingleFrontPage({ id: idOf('Hello') })).data
  expect(news.content).toBe(
    `![Ada](${profiles[0]?.profilePic})\n\n*By [Ada Lovelace](/person/${ada}/ada-lovelace)*`,
  )
  const menus = (await admin.site.getMenus()).menus
  expect(menus.more).toContainEqual({ label: 'Join us', target: '/join' })
  const now = (path: string) =>
    createVisitorReader(app.services).then((reader) =>
      findCurrentPath(app.services.database.queries, reader, path),
    )
  expect(await now('/members/ada')).toBe(`/person/${ada}/ada-lovelace`)
  expect(await now('/2019/01/07/hello.html')).toMatch(/^\/news\//)

  await admin.move.undoImport({ importId })
  expect(await waitForMove(admin, importId)).toMatchObject({ state: 'undone', edited: [] })
  expect((await visitor.profile.profiles()).profiles).toEqual([])
  expect((await visitor.category.showAllCategories()).categories).toEqual([])
  expect((await admin.site.getMenus()).menus.more).toEqual(menusBefore.more)
  expect(await now('/members/ada')).toBeUndefined()
  // As for a new site, because trashed entries do not count as existing.
  expect(formatImportItems(await previewMove(admin, await lab()))).toEqual(
    formatImportItems({ importId, ...preview }),
  )
})

testOnce(
  'only chosen items are imported, and missing, failed or duplicate ones are rejected',
  async () => {
    const { admin } = await startSite()
    await admin.profile.createProfile({ name: 'Here Already' })
    const table = new File(['name\nHere Already\nNew One\n\nAnother\n'], 'people.csv')
    const { importId, items } = await previewMove(admin, table)
    expect(items.map(({ status }) => status)).toEqual(['duplicate', 'new', 'new'])
    const refused = await refusalOf(admin.move.import({ importId, indexes: [0, 7] }))
    expect(refused.errors).toEqual([
      { path: 'indexes.0', message: 'This is here already' },
      { path: 'indexes.1', message: 'The import has no such item' },
    ])
    await admin.move.import({ importId, indexes: [2] })
    await waitForMove(admin, importId)
    const { profiles } = await admin.profile.profiles()
    expect(profiles.map(({ name }) => name)).toEqual(['Another', 'Here Already'])
    expect((await admin.move.getImport({})).import?.importId).toBe(importId)
  },
)

testOnce('examples of a theme are listed, and imported only if they are chosen', async () => {
  const { admin } = await startSite()
  const file = () =>
    siteZip({
      'content/project/sleep/index.md': '---\ntitle: Sleep\n---\n\nWe measure.\n',
      'content/project/pandas/index.md':
        '---\ntitle: Pandas\ntags: [Hugo]\n---\n\nFlexible and powerful data analysis / manipulation library for Python, providing labeled data structures.\n',
    })
  const { importId, items } = await importSite(admin, file())
  expect(items.map(({ title, ticked, savedAs }) => [title, ticked, savedAs !== ''])).toEqual([
    ['Hugo', false, false],
    ['Projects', true, true],
    ['Sleep', true, true],
    ['Pandas', false, false],
    ['/project', true, true],
    ['/project/pandas', false, false],
    ['/project/sleep', true, true],
  ])
  const unticked = items.filter(({ ticked }) => !ticked).map(({ index }) => index)
  await admin.move.import({ importId, indexes: unticked })
  const { items: all } = await waitForMove(admin, importId)
  expect(all.filter(({ savedAs }) => savedAs === '')).toEqual([])
})

testOnce('undoing an import keeps a category with projects of others', async () => {
  const { admin } = await startSite()
  const files = {
    'lab-main/_data/citations.yaml': '[]',
    'lab-main/_data/projects.yaml': '- title: Engine\n  description: It computes.\n',
  }
  const { importId, items } = await importSite(admin, siteZip(files))
  const category = items.find(({ kind }) => kind === 'category')?.savedAs ?? ''
  await makePost(admin, { category })
  await admin.move.undoImport({ importId })
  expect(formatImportItems(await waitForMove(admin, importId))).toEqual([
    'category | Projects | new | It stays: Move or delete its 1 project first',
    'project | Engine | new',
  ])
  const { categories } = await admin.category.showAllCategories()
  expect(categories.map(({ _id }) => _id)).toEqual([category])
})

testOnce('a preview of an earlier version is not saved, with the reason', async () => {
  const { app, admin } = await startSite()
  const { importId } = await previewMove(admin, new File(['name\nAda\n'], 'people.csv'))
  const { queries } = app.services.database
  await queries.updateTable('moveImportItem').set({ fields: '{"name":"Ada"}' }).execute()
  await admin.move.import({ importId })
  expect(formatImportItems(await waitForMove(admin, importId))).toEqual([
    'person | Ada | failed | This preview is too old. Please send the file again.',
  ])
})

testOnce(
  'an unreadable file is rejected with a field error, and no import is started',
  async () => {
    const { admin } = await startSite()
    const send = (file: File) => refusalOf(admin.move.previewImport({ file }))
    expect(await send(new File(['a text'], 'site.txt'))).toMatchObject({
      status: 400,
      errors: [{ path: 'file' }],
    })
    const bomb = siteZip({ 'people.csv': 'name\nAda\n', 'zeros.bin': new Uint8Array(30_000_000) })
    expect(await send(bomb)).toMatchObject({ status: 413, code: 'tooLarge' })
    expect(await admin.move.getImport({})).toMatchObject({ import: null })
    expect((await refusalOf(admin.move.getImport({ importId: '0'.repeat(26) }))).status).toBe(404)
  },
)

testOnce('an import that is undone while saving stops and leaves nothing', async () => {
  const { admin } = await startSite()
  const names = Array.from({ length: 150 }, (_, at) => `Person ${at},Team ${at % 3}`)
  const table = new File([`name,team\n${names.join('\n')}\n`], 'people.csv')
  const { importId } = await previewMove(admin, table)
  const saving = admin.move.import({ importId })
  await eventually(async () => {
    expect((await admin.profile.profiles()).total).toBeGreaterThan(0)
  })
  await admin.move.undoImport({ importId })
  await saving
  expect(await waitForMove(admin, importId)).toMatchObject({ state: 'undone' })
  expect((await admin.profile.profiles()).total).toBe(0)
  expect((await admin.team.all()).total).toBe(0)
})

testOnce('a full media store ends reading with one sentence, and nothing is kept', async () => {
  const full = async () => {
    throw createStorageWriteError(new Error('ENOSPC: no space left on device'))
  }
  const app = await startTestApp({
    parts: ({ storage }) => ({ storage: { ...storage, put: full } }),
  })
  const admin = app.client(await app.adminToken())
  const move = await previewMove(admin, await lab())
  expect(move).toMatchObject({ state: 'failed', items: [], left: [] })
  expect(move.reason).toContain('make sure that there is room on the disk')
  expect((await refusalOf(admin.move.import({ importId: move.importId }))).code).toBe('wrongState')
  expect(await readdir(app.services.workFolder)).toEqual([])
})
