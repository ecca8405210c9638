import { expect, test } from 'vitest'
import { allSitePages } from '#contract/pages.ts'
import { recordReadDependencies } from '#server/base/db/reads.ts'
import { shareSite, startSite } from '#server/tools/testing/content/content.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { sendJson } from '#server/tools/testing/http/send.ts'
import { addLegalPageDrafts } from './first-pages.ts'

const site = shareSite()
const imprint = { title: 'Imprint', path: '/imprint', content: 'Who we *are*' }
const errors = async (call: Promise<unknown>) => (await refusalOf(call)).errors

test('a page is found by its path in any spelling, and by its id', async () => {
  const { app, token, visitor } = await startSite()
  const spelled = { ...imprint, path: 'Join-Us/PhD/' }
  await sendJson(app, 'POST', '/page/createPage', spelled, { token })
  const [data] = (await visitor.page.pages()).pages
  expect(data).toMatchObject({ path: '/join-us/phd', inSitemap: true, status: 'published' })
  for (const wanted of [
    { path: '/join-us/phd' },
    { path: '/Join-us/phd' },
    { pageId: data?._id },
  ]) {
    expect((await visitor.page.getPage(wanted)).page).toEqual(data)
  }
  for (const wanted of [{ path: '/join-us' }, { path: '/a.b' }]) {
    expect(await refusalOf(visitor.page.getPage(wanted))).toMatchObject({ code: 'notFound' })
  }
})

const specified = allSitePages.map(({ path }) => path.replaceAll(/:\w+\??/g, 'x'))
test.each([
  ...specified,
  ...['/About', '/about/us', '/projects/', '/api/v1/x', '/media', '/assets/a', '/grants', '/news'],
  ...['/404', '/metrics', '/healthz'],
])('the address %s cannot be taken', async (path) => {
  const { app, token } = site()
  const answer = await sendJson(app, 'POST', '/page/createPage', { ...imprint, path }, { token })
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'path' }] } })
})

test.each([
  ['', 'Please enter an address'],
  ['/a b', 'Letters'],
  ['/a.html', 'Letters'],
  ['/a/../b', 'Letters'],
  ['//evil.example', 'taken'],
  ['/<script>', 'Letters'],
  ['/a?b=c', 'Letters'],
  [`/${'a'.repeat(200)}`, 'At most'],
])('%s is no address', async (path, beginning) => {
  const { app, token } = site()
  const answer = await sendJson(app, 'POST', '/page/createPage', { ...imprint, path }, { token })
  const message = expect.stringContaining(beginning)
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'path', message }] } })
})

test('a path that databases cannot store is 404', async () => {
  const asked = site().visitor.page.getPage({ path: '/join\u0000us' })
  expect([400, 404]).toContain((await refusalOf(asked)).status)
})

test('a title of 100 kB is rejected by field', async () => {
  const { app, token } = site()
  const page = { ...imprint, title: 'x'.repeat(100_000) }
  const answer = await sendJson(app, 'POST', '/page/createPage', page, { token })
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'title' }] } })
})

test('two pages never have the same path, drafts included, and drafts without a path do not conflict', async () => {
  const { admin } = await startSite()
  const { data } = await admin.page.createPage({ ...imprint, status: 'draft' })
  const taken = [{ path: 'path', message: 'Another page has this address' }]
  expect(await errors(admin.page.createPage(imprint))).toEqual(taken)
  const other = await admin.page.createPage({ status: 'draft' })
  await admin.page.createPage({ status: 'draft', title: 'Another' })
  const move = { pageId: other.data._id, path: '/imprint', status: 'draft' } as const
  expect(await errors(admin.page.updatePage(move))).toEqual(taken)
  await admin.page.deletePage({ pageId: data._id })
  await admin.page.updatePage(move)
  const back = admin.trash.restore({ entity: 'page', id: data._id })
  expect(await refusalOf(back)).toMatchObject({ code: 'nameTaken' })
})

test('publishing a draft requires title and path', async () => {
  const { admin, visitor } = await startSite()
  const { data } = await admin.page.createPage({ status: 'draft', content: 'Soon' })
  const publish = { pageId: data._id, status: 'published' } as const
  expect((await errors(admin.page.updatePage(publish))).map(({ path }) => path)).toEqual([
    'title',
    'path',
  ])
  expect((await visitor.page.pages()).pages).toEqual([])
  await admin.page.updatePage({ ...publish, title: 'Join us', path: '/join-us' })
  const { pages: shown } = await visitor.page.pages()
  expect(shown).toMatchObject([{ path: '/join-us', content: 'Soon' }])
  const { results } = await visitor.search.find({ q: 'join' })
  expect(results).toMatchObject([{ kind: 'page', url: '/join-us', title: 'Join us' }])
})

test('menus list a custom page only while visitors see it', async () => {
  const { admin, visitor } = await startSite()
  const { data } = await admin.page.createPage({ ...imprint, status: 'draft' })
  const footer = [{ label: 'Imprint', target: '/imprint#contact' }]
  const menus = { header: footer, more: footer, contact: footer, footer }
  const empty = { header: [], more: [], contact: [], footer: [] }
  await admin.site.updateMenus(menus)
  const read = () => visitor.site.getMenus()
  expect(await read()).toMatchObject({ menus: empty, shown: empty })
  expect((await admin.site.getMenus()).menus).toMatchObject(menus)
  await admin.page.updatePage({ pageId: data._id, status: 'published' })
  expect(await read()).toMatchObject({ menus, shown: menus })
  await admin.page.deletePage({ pageId: data._id })
  expect(await read()).toMatchObject({ menus: empty, shown: empty })
  const gone = admin.site.updateMenus({ footer })
  expect(await errors(gone)).toMatchObject([{ path: 'footer.0.target' }])
})

test('a new installation has drafts of imprint and privacy page, once', async () => {
  const { admin, app, visitor } = await startSite()
  await addLegalPageDrafts(app.services)
  const { pages: offered } = await admin.page.pages({ status: 'all' })
  expect(offered.map(({ path, status }) => [path, status])).toEqual([
    ['/imprint', 'draft'],
    ['/privacy', 'draft'],
  ])
  expect((await visitor.page.pages()).total).toBe(0)
  for (const { _id } of offered) await admin.page.deletePage({ pageId: _id })
  await addLegalPageDrafts(app.services)
  expect((await admin.page.pages({ status: 'all' })).total).toBe(0)
})

test('placeholders of the imprint must be replaced before publishing', async () => {
  const { admin } = await startSite()
  const content = 'We are\n\n[Name and postal address]'
  const draft = { title: 'Imprint', path: '/legal', content, status: 'draft' } as const
  const { data } = await admin.page.createPage(draft)
  const early = admin.page.updatePage({ pageId: data._id, status: 'published' })
  expect((await refusalOf(early)).errors).toEqual([
    { path: 'content', message: 'Replace this before you publish it: [Name and postal address]' },
  ])
  const filled = {
    content: 'Ada, [linked](/team), and a footnote [sic]',
    status: 'published',
  } as const
  expect((await admin.page.updatePage({ pageId: data._id, ...filled })).data.status).toBe(
    'published',
  )
})

test('a page with an open position depends on the date, and expires at the end of the day', async () => {
  const { app, admin } = await startSite()
  await admin.page.createPage({
    ...imprint,
    content: ':::position PhD until="2999-01-01"\nText\n:::',
  })
  const read = () => app.local.page.getPage({ path: imprint.path })
  const { result, reads } = await recordReadDependencies(read)
  const today = new Date().toISOString().slice(0, 10)
  expect(result.today).toBe(today)
  expect(reads.staleAt).toBe(Date.parse(`${today}T00:00:00Z`) + 86_400_000)
  await admin.page.createPage({ ...imprint, path: '/join' })
  expect(await app.local.page.getPage({ path: '/join' })).not.toHaveProperty('today')
})
