import { expect, test } from 'vitest'
import { shareSite, startSite } from '#server/tools/testing/content/content.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { sendJson } from '#server/tools/testing/http/send.ts'

const english = { code: 'en', name: 'English', dir: 'ltr' }
const german = { code: 'de', name: 'Deutsch', dir: 'ltr' }

test('a new site has one language, and administrators add others', async () => {
  const { app, admin, visitor } = await startSite()
  expect((await visitor.site.getLanguages()).languages).toEqual([english])
  const chosen = await admin.site.updateLanguages({ languages: ['en', 'DE', 'ar', 'zh_hans'] })
  expect(chosen).toMatchObject({ message: 'Saved', version: 1 })
  const { languages, version } = await visitor.site.getLanguages()
  expect(version).toBeUndefined()
  expect(languages).toEqual([
    english,
    german,
    { code: 'ar', name: 'العربية', dir: 'rtl' },
    { code: 'zh-Hans', name: '简体中文', dir: 'ltr' },
  ])
  const late = admin.site.updateLanguages({ languages: ['en'], version: 0 })
  expect((await refusalOf(late)).status).toBe(409)
  const editor = app.client(await app.tokenOf('ed@salus.example', 'Editor'))
  expect((await refusalOf(editor.site.updateLanguages({ languages: ['en'] }))).status).toBe(403)
})

test('the main language can be removed only after another is first', async () => {
  const { admin } = await startSite()
  const removed = await refusalOf(admin.site.updateLanguages({ languages: ['de'] }))
  expect(removed).toMatchObject({ status: 400, errors: [{ path: 'languages' }] })
  await admin.site.updateLanguages({ languages: ['de', 'en'] })
  const { languages } = await admin.site.updateLanguages({ languages: ['de'] })
  expect(languages).toEqual([german])
})

test('a language and a custom page never share a path', async () => {
  const { admin } = await startSite()
  const page = { path: '/fr/join', title: 'Join us', content: 'Here', status: 'draft' } as const
  const { data } = await admin.page.createPage(page)
  const chosen = await refusalOf(admin.site.updateLanguages({ languages: ['en', 'de', 'fr'] }))
  expect(chosen).toMatchObject({ status: 400, errors: [{ path: 'languages.2' }] })
  expect(chosen.errors[0]?.message).toContain('Join us')
  await admin.page.updatePage({ pageId: data._id, path: '/join' })
  await admin.site.updateLanguages({ languages: ['en', 'fr'] })
  for (const path of ['/fr', '/fr/join']) {
    const taken = await refusalOf(admin.page.updatePage({ pageId: data._id, path }))
    expect(taken).toMatchObject({ status: 400, errors: [{ path: 'path' }] })
  }
  await admin.page.updatePage({ pageId: data._id, path: '/france' })
  await admin.page.updatePage({ pageId: data._id, path: '/es' })
  await admin.page.deletePage({ pageId: data._id })
  await admin.site.updateLanguages({ languages: ['en', 'fr', 'es'] })
  const back = await refusalOf(admin.trash.restore({ entity: 'page', id: data._id }))
  expect(back.status).toBe(400)
})

test('restoring languages requires that their paths are free', async () => {
  const { admin } = await startSite()
  await admin.site.updateLanguages({ languages: ['en', 'fr'] })
  await admin.site.updateLanguages({ languages: ['en'] })
  const page = { path: '/fr/join', title: 'Join us', content: 'Here', status: 'draft' } as const
  const { data } = await admin.page.createPage(page)
  const { history } = await admin.history.showHistory({
    entity: 'siteLanguages',
    entityId: 'languages',
  })
  const undo = () => admin.history.restore({ historyId: history[0]?._id ?? '' })
  expect(await refusalOf(undo())).toMatchObject({ status: 400, errors: [{ path: 'languages.1' }] })
  await admin.page.updatePage({ pageId: data._id, path: '/join' })
  await undo()
  expect((await admin.site.getLanguages()).languages).toMatchObject([
    { code: 'en' },
    { code: 'fr' },
  ])
})

test('every public request accepts a language of the site, and rejects others', async () => {
  const { admin, visitor } = await startSite()
  await admin.site.updateLanguages({ languages: ['en', 'de'] })
  for (const lang of ['en', 'de', 'DE']) {
    expect((await visitor.post.getAllPosts({ lang })).posts).toEqual([])
    expect((await visitor.site.getContent({ page: 'home', lang })).content).toBeDefined()
  }
  for (const lang of ['fr', 'xx', '', 'de-AT', '../de']) {
    const refused = await refusalOf(visitor.category.showAllCategories({ lang }))
    expect(refused).toMatchObject({ status: 400, errors: [{ path: 'lang' }] })
  }
})

const site = shareSite()

test.for<[string, unknown, string]>([
  ['no list', {}, 'languages'],
  ['an empty list', { languages: [] }, 'languages'],
  ['a code that is none', { languages: ['en', 'xx'] }, 'languages.1'],
  ['a word', { languages: ['en', 'german'] }, 'languages.1'],
  ['nothing', { languages: ['en', ''] }, 'languages.1'],
  ['a number', { languages: ['en', 7] }, 'languages.1'],
  ['markup', { languages: ['en', '<b>'] }, 'languages.1'],
  ['a private code', { languages: ['en', 'de-x-ours'] }, 'languages.1'],
  ['the code for no language', { languages: ['en', 'und'] }, 'languages.1'],
  ['the same twice', { languages: ['en', 'de', 'DE'] }, 'languages'],
  ['the first part of an address', { languages: ['en', 'api'] }, 'languages.1'],
  ['another first part', { languages: ['en', 'pub'] }, 'languages.1'],
])('%s is refused, and nothing changes', async ([, body, path]) => {
  const { app, visitor } = site()
  const answer = await sendJson(app, 'PUT', '/site/updateLanguages', body, site())
  expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([400, path])
  expect((await visitor.site.getLanguages()).languages).toEqual([english])
})
