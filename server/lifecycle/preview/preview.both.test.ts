import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { PageRenderer } from '#contract/lifecycle/render.ts'
import { mountTestPages } from '#server/tools/testing/app/pages.ts'
import {
  makePost,
  makeProfile,
  makeSubPost,
  startSite,
} from '#server/tools/testing/content/content.ts'
import { testOnce } from '#server/tools/testing/database/database.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'

/** Starts a site whose pages show one project, or all, as a visitor sees them. */
const start = async () => {
  const render: PageRenderer = async (request, { client, preview }) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/404') return { status: 404, type: 'text/html', body: 'nothing' }
    const id = preview?.id ?? ''
    const { post } = await client.post.getSinglePost({ id })
    const { posts } = await client.post.postTitles()
    const { researchProgress } = await client.researchProgress.getResearchProgress({ postId: id })
    const text = JSON.stringify({ post, researchProgress, titles: posts.map(({ title }) => title) })
    return { status: 200, type: 'text/html', body: text }
  }
  const site = await startSite({
    mount: (server, services, _, calls) => {
      mountTestPages(server, services, calls, { render })
    },
  })
  const open = (url: string) => site.app.fetch(new URL(url).pathname, { redirect: 'manual' })
  return { ...site, open }
}

testOnce('a preview shows only the page as it would be published', async () => {
  const { admin, app, visitor, open } = await start()
  const hidden = await makeProfile(admin, { status: 'draft' })
  const other = await makePost(admin, { title: 'Other', status: 'draft' })
  const { _id: id } = await makePost(admin, { title: 'Old', contributors: [hidden._id] })
  await admin.draft.saveDraft({ entity: 'post', id, fields: { title: 'New' } })
  const { url, token, expiresAt } = await admin.preview.sharePreview({ entity: 'post', id })
  expect(url).toBe(`https://salus.example/preview/${token}`)
  expect(Date.parse(expiresAt) - app.services.now().getTime()).toBe(7 * 24 * 3_600_000)
  const page = await open(url)
  expect(page.status).toBe(200)
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(page.headers.get('x-robots-tag')).toContain('noindex')
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  const shown = JSON.parse(await page.text())
  expect(shown).toMatchObject({ post: { title: 'New', contributors: [] }, titles: ['New'] })
  expect(JSON.stringify(shown)).not.toContain(other._id)
  expect((await visitor.post.getSinglePost({ id })).post).toMatchObject({ title: 'Old' })
  const { history } = await admin.history.showHistory({ entity: 'post', entityId: id })
  expect(history).toHaveLength(1)
})

test('a preview follows its entry: changed, published, deleted, revoked, expired', async () => {
  const { admin, app, open } = await start()
  const { data } = await admin.post.createPost({ status: 'draft', title: 'Bare' })
  const named = { entity: 'post', id: data._id } as const
  const { url, token } = await admin.preview.sharePreview(named)
  expect(await (await open(url)).text()).toContain('"title":"Bare"')
  await admin.post.updatePost({ postId: data._id, status: 'draft', title: 'Changed' })
  expect(await (await open(url)).text()).toContain('"title":"Changed"')

  await admin.post.deletePost({ postId: data._id, categoryId: '' })
  expect((await open(url)).status).toBe(404)
  await admin.trash.restore(named)
  expect((await open(url)).status).toBe(200)

  const { _id: category } = (await admin.category.addCategory({ name: 'Kind' })).data
  const rest = { shortDesc: 's', content: 'c', category, status: 'published' } as const
  await admin.post.updatePost({ postId: data._id, ...rest })
  const moved = await open(url)
  expect([moved.status, moved.headers.get('location')]).toEqual([
    302,
    `/project/${data._id}/changed`,
  ])

  await admin.draft.saveDraft({ ...named, fields: { title: 'Again' } })
  // The link was made before publication and ended with it.
  expect((await open(url)).headers.get('location')).toBe(`/project/${data._id}/changed`)
  await admin.post.updatePost({ postId: data._id, status: 'draft' })
  expect((await open(url)).status).toBe(404)
  await admin.preview.revokePreview({ token })
  expect((await open(url)).status).toBe(404)
  const again = await refusalOf(admin.preview.revokePreview({ token }))
  expect(again).toMatchObject({ status: 404, message: 'Preview link not found' })

  const { url: second } = await admin.preview.sharePreview(named)
  expect(await (await open(second)).text()).toContain('"title":"Again"')
  app.advance(7 * 24 * 3_600_000)
  expect((await open(second)).status).toBe(404)
  expect((await open(`https://salus.example/preview/${'0'.repeat(64)}`)).status).toBe(404)
})

test('a link shows one draft over public content, until it is published', async () => {
  const { admin, open } = await start()
  const { _id: id } = await makePost(admin, { title: 'Public' })
  const named = { entity: 'post', id } as const
  await admin.draft.saveDraft({ ...named, fields: { title: 'Draft' } })
  const { url } = await admin.preview.sharePreview(named)
  // A change of another field publishes nothing of the draft.
  await admin.post.updatePost({ postId: id, shortDesc: 'Shorter' })
  expect(await (await open(url)).text()).toContain('"title":"Draft"')
  await admin.draft.publishDraft(named)
  await admin.draft.saveDraft({ ...named, fields: { title: 'Next' } })
  expect((await open(url)).status).toBe(302)
  const { url: next } = await admin.preview.sharePreview(named)
  expect(await (await open(next)).text()).toContain('"title":"Next"')
})

testOnce('a link expires when its entry is published by schedule', async () => {
  const { admin, app, open } = await start()
  const moment = (hours: number) =>
    new Date(app.services.now().getTime() + hours * 3_600_000).toISOString()
  const { _id: id } = await makePost(admin, { title: 'Planned', publishAt: moment(1) })
  const named = { entity: 'post', id } as const
  const { url } = await admin.preview.sharePreview(named)
  expect((await open(url)).status).toBe(200)
  // Publication is postponed.
  await admin.post.updatePost({ postId: id, publishAt: moment(2), unpublishAt: moment(3) })
  await admin.draft.saveDraft({ ...named, fields: { title: 'Later' } })
  app.advance(3_600_000)
  expect(await (await open(url)).text()).toContain('"title":"Later"')
  app.advance(3_600_000)
  expect((await open(url)).status).toBe(302)
  app.advance(3_600_000)
  expect((await open(url)).status).toBe(404)
})

test('the preview of a published entry redirects to its page, if it has one', async () => {
  const { admin, open } = await start()
  const { data: bare } = await admin.frontPage.createFrontPage({ title: 'Bare' })
  const { data: paged } = await admin.frontPage.createFrontPage({ title: 'News', content: 'All' })
  const locations = []
  for (const { _id: id } of [bare, paged]) {
    const { url } = await admin.preview.sharePreview({ entity: 'frontPage', id })
    locations.push((await open(url)).headers.get('location'))
  }
  expect(locations).toEqual(['/', `/news/${paged._id}/news`])
})

test('a preview in another language shows draft translations, until they are published', async () => {
  const { admin, visitor, open } = await start()
  await admin.site.updateLanguages({ languages: ['en', 'de'] })
  const { _id: id } = await makePost(admin, { title: 'Sleep' })
  const section = await makeSubPost(admin, id)
  const named = { entity: 'post', id, lang: 'de' } as const
  const title = { fields: { title: 'Schlaf' } }
  await admin.translation.saveTranslation({ ...named, ...title, status: 'draft' })
  await admin.translation.saveTranslation({
    entity: 'subPost',
    id: section._id,
    lang: 'de',
    status: 'draft',
    fields: { sectionName: 'Methode' },
  })
  const { url, token } = await admin.preview.sharePreview(named)
  expect(url).toBe(`https://salus.example/de/preview/${token}`)
  const shown = JSON.parse(await (await open(url)).text())
  expect(shown).toMatchObject({
    post: { title: 'Schlaf', shortDesc: 'In short', subPost: [{ sectionName: 'Methode' }] },
    titles: ['Schlaf'],
  })
  expect((await visitor.post.getSinglePost({ id, lang: 'de' })).post.title).toBe('Sleep')
  // There is no draft in the main language.
  const main = await open(`https://salus.example/preview/${token}`)
  expect(main.headers.get('location')).toBe(`/project/${id}/sleep`)
  await admin.translation.saveTranslation({ ...named, ...title })
  await admin.translation.saveTranslation({
    entity: 'subPost',
    id: section._id,
    lang: 'de',
    fields: { sectionName: '' },
  })
  expect((await open(url)).headers.get('location')).toBe(`/de/project/${id}/schlaf`)
  const foreign = admin.preview.sharePreview({ ...named, lang: 'fr' })
  expect(await refusalOf(foreign)).toMatchObject({ status: 400, errors: [{ path: 'lang' }] })
})

test('links end with the account that made them, and links of earlier versions expire', async () => {
  const { admin, app, open } = await start()
  const { _id: id } = await makePost(admin, { status: 'draft' })
  const named = { entity: 'post', id } as const
  const { token, user } = await app.signUpAdmin('grace@salus.example')
  const hers = app.client(token)
  const made = await hers.key.createKey({ name: 'Of Grace' })
  const links = [await hers.preview.sharePreview(named)]
  links.push(await app.client(made.key).preview.sharePreview(named))
  const older = await hers.preview.sharePreview(named)
  await app.services.database.queries
    .updateTable('previewToken')
    .set({ accountId: null })
    .where('tokenHash', '=', createHash('sha256').update(older.token).digest('base64url'))
    .execute()
  const others = await admin.preview.sharePreview(named)
  for (const { url } of [...links, older, others]) expect((await open(url)).status).toBe(200)

  await admin.administrator.revoke({ accountId: user._id })
  for (const { url } of links) expect((await open(url)).status).toBe(404)
  await admin.administrator.approve({ accountId: user._id })
  for (const { url } of links) expect((await open(url)).status).toBe(404)
  for (const { url } of [older, others]) expect((await open(url)).status).toBe(200)
})

test('links end when their author is erased', async () => {
  const { admin, app, open } = await start()
  const { _id: id } = await makePost(admin, { status: 'draft' })
  const hers = app.client(await app.adminToken('grace@salus.example'))
  const { url } = await hers.preview.sharePreview({ entity: 'post', id })
  expect((await open(url)).status).toBe(200)
  await admin.privacy.erase({ email: 'grace@salus.example' })
  expect((await open(url)).status).toBe(404)
})

testOnce('only a hash of a link is stored', async () => {
  const { admin, app } = await start()
  const { _id: id } = await makePost(admin)
  const { token } = await admin.preview.sharePreview({ entity: 'post', id })
  const rows = await app.services.database.queries.selectFrom('previewToken').selectAll().execute()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(token)
})
