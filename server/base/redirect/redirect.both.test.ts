import { expect, test } from 'vitest'
import type { PageRenderer } from '#contract/lifecycle/render.ts'
import { projectPath } from '#contract/post/project-path.ts'
import { createPageCacheCounters } from '#server/base/cache/page-counts.ts'
import { createResponseCache } from '#server/base/cache/response-cache.ts'
import { createPathResolver } from '#server/public/render/addresses.ts'
import { respondFromCache } from '#server/public/render/mount-pages.ts'
import { mountTestPages } from '#server/tools/testing/app/pages.ts'
import { makePost, makeProfile, startSite } from '#server/tools/testing/content/content.ts'
import { importSite, siteZip } from '#server/tools/testing/content/moves.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'

const render: PageRenderer = async ({ url }, { client }) => {
  const status = new URL(url).pathname === '/404' ? 404 : 200
  return { status, type: 'text/html', body: `${(await client.post.postTitles()).total}` }
}

/** Starts a site with pages. `follow` returns the status and target of a path. */
const start = async () => {
  const site = await startSite({
    mount: (server, services, _, calls) => {
      const cache = createResponseCache(services.database.feed, 1_000_000)
      const addresses = createPathResolver(services)
      const counts = createPageCacheCounters()
      server.addHook('onRequest', async (request, reply) => {
        if (respondFromCache({ cache, addresses, counts }, request.raw, reply.raw)) reply.hijack()
      })
      mountTestPages(server, services, calls, { render, cache, addresses, counts })
    },
  })
  const follow = async (path: string) => {
    const { status, headers } = await site.app.fetch(path, { redirect: 'manual' })
    return [status, headers.get('location')]
  }
  return { ...site, follow }
}

test('a renamed project, person or publication redirects from all former titles', async () => {
  const { admin, follow } = await start()
  const { _id: postId } = await makePost(admin, { title: 'First Title' })
  const path = (title: string) => projectPath({ _id: postId, title })
  expect(await follow(path('First Title'))).toEqual([200, null])
  await admin.post.updatePost({ postId, title: 'Second Titel' })
  await admin.post.updatePost({ postId, title: 'Third Title' })
  // Redirects directly to the current path, also from misspelled ones.
  for (const title of ['First Title', 'Second Titel']) {
    expect(await follow(path(title))).toEqual([301, path('Third Title')])
    expect(await follow(path(title).toUpperCase())).toEqual([301, path('Third Title')])
  }
  // Current, unknown and empty titles show the page itself.
  for (const address of [path('Third Title'), path('Anything'), path('')]) {
    for (const _ of ['rendered', 'from memory']) expect(await follow(address)).toEqual([200, null])
  }
  await admin.post.updatePost({ postId, title: 'First Title' })
  expect(await follow(path('First Title'))).toEqual([200, null])
  expect(await follow(path('Third Title'))).toEqual([301, path('First Title')])

  const { _id: profileId } = await makeProfile(admin, { name: 'Grace Müller' })
  await admin.profile.updateProfile({ profileId, name: 'Grace Østby-Müller' })
  expect(await follow(`/person/${profileId}/grace-muller`)).toMatchObject([301, {}])
  const { data } = await admin.publication.addPublication(publicationFields({ title: 'Slepe' }))
  await admin.publication.updatePublication({ id: data._id, title: 'Sleep' })
  const to = `/publication/${data._id}/sleep`
  expect(await follow(`/publication/${data._id}/slepe`)).toEqual([301, to])
})

test('a translated title of a project redirects from all former translations', async () => {
  const { admin, follow } = await start()
  await admin.site.updateLanguages({ languages: ['en', 'de'] })
  const { _id: id } = await makePost(admin, { title: 'Sleep' })
  const call = (title: string) =>
    admin.translation.saveTranslation({ entity: 'post', id, lang: 'de', fields: { title } })
  const path = (name: string) => `/de/project/${id}/${name}`
  await call('Schlaaf')
  await call('Schlaf')
  // Titles in the main language redirect, too, if they were not translated yet.
  for (const name of ['sleep', 'schlaaf']) {
    expect(await follow(path(name))).toEqual([301, path('schlaf')])
  }
  for (const name of ['schlaf', 'anything']) expect(await follow(path(name))).toEqual([200, null])
  expect(await follow(`/project/${id}/schlaaf`)).toEqual([200, null])
  await admin.post.updatePost({ postId: id, title: 'Deep sleep' })
  expect(await follow(`/project/${id}/sleep`)).toEqual([301, `/project/${id}/deep-sleep`])
  expect(await follow(path('sleep'))).toEqual([301, path('schlaf')])
  await call('')
  expect(await follow(path('schlaf'))).toEqual([301, path('deep-sleep')])
  await admin.post.updatePost({ postId: id, status: 'draft' })
  await call('Geheim')
  await call('Traum')
  await admin.post.updatePost({ postId: id, status: 'published' })
  expect(await follow(path('geheim'))).toEqual([200, null])
  expect(await follow(path('schlaf'))).toEqual([301, path('traum')])
})

test('titles of hidden entries are not revealed', async () => {
  const { admin, follow } = await start()
  const { _id: postId } = await makePost(admin, { title: 'Secret', status: 'draft' })
  await admin.post.updatePost({ postId, title: 'Public' })
  await admin.post.updatePost({ postId, status: 'published' })
  expect(await follow(`/project/${postId}/secret`)).toEqual([200, null])
  await admin.post.updatePost({ postId, title: 'Renamed' })
  expect(await follow(`/project/${postId}/public`)).toMatchObject([301, {}])
  await admin.post.updatePost({ postId, title: 'Hidden again', status: 'draft' })
  expect(await follow(`/project/${postId}/public`)).toEqual([200, null])
})

test('only titles that were public redirect, whatever happened since', async () => {
  const { admin, follow } = await start()
  const over = { unpublishAt: '2001-01-01T00:00:00Z' }
  for (const hidden of [over, { status: 'draft' } as const]) {
    const { _id: postId } = await makePost(admin, { title: 'Known' })
    const update = (fields: object) => admin.post.updatePost({ postId, ...fields })
    await update(hidden)
    await update({ content: 'Longer' })
    await update({ title: 'Secret' })
    await update({ title: 'Another secret' })
    await update({ title: 'Renamed' })
    expect(await follow(`/project/${postId}/known`)).toEqual([200, null])
    await update({ status: 'published', unpublishAt: '' })
    for (const secret of ['secret', 'another-secret']) {
      expect(await follow(`/project/${postId}/${secret}`)).toEqual([200, null])
    }
    expect(await follow(`/project/${postId}/known`)).toMatchObject([301, {}])
    expect(await follow(`/project/${postId}/renamed`)).toEqual([200, null])
  }
})

test('a page redirects from its former path until another page takes the path', async () => {
  const { admin, visitor } = await start()
  const page = { title: 'Join', content: 'Write to us' }
  const { data } = await admin.page.createPage({ ...page, path: '/join' })
  const { _id: pageId } = data
  await admin.page.updatePage({ pageId, path: '/join-us' })
  await admin.page.updatePage({ pageId, path: '/careers/join' })
  const at = async (path: string) => (await visitor.page.getPage({ path })).page.path
  for (const path of ['/join', '/join-us', '/careers/join']) {
    expect(await at(path)).toBe('/careers/join')
  }
  // Menus may keep the old path.
  const header = [{ label: 'Join', target: '/join' }]
  await admin.site.updateMenus({ header })
  expect((await visitor.site.getMenus()).shown.header).toEqual(header)
  await admin.page.createPage({ title: 'Another', path: '/join' })
  expect(await at('/join')).toBe('/join')
  await admin.page.updatePage({ pageId, status: 'draft' })
  expect(await refusalOf(visitor.page.getPage({ path: '/join-us' }))).toMatchObject({ status: 404 })
  await admin.page.deletePage({ pageId })
  await admin.trash.deleteForGood({ entity: 'page', id: pageId })
  expect(await refusalOf(visitor.page.getPage({ path: '/join-us' }))).toMatchObject({ status: 404 })
})

test('pages and news of an imported site redirect from old paths that Salus does not use', async () => {
  const { admin, follow } = await start()
  const page = (title: string, permalink: string) =>
    `---\ntitle: ${title}\npermalink: ${permalink}\n---\nText.\n`
  const site = siteZip({
    '_config.yml': 'permalink: /blog/:title/\n',
    '_pages/open.md': page('Open positions', '/open.html'),
    '_pages/alumni.md': page('Those who left', '/team/Alumni/'),
    '_pages/overview.md': page('Übersicht', '/übersicht/'),
    '_posts/2020-01-02-größe.md': '---\ntitle: Size\n---\nText.\n',
  })
  await importSite(admin, site)
  expect(await follow('/open.html')).toEqual([301, '/open'])
  expect(await follow('/team/alumni/')).toEqual([301, '/team-alumni'])
  expect(await follow(encodeURI('/übersicht/'))).toEqual([301, '/ubersicht'])
  expect(await follow(encodeURI('/blog/größe'))).toEqual([301, expect.stringMatching(/^\/news\//)])
  // Links in texts have the prefix of the page's language.
  await admin.site.updateLanguages({ languages: ['en', 'de'] })
  expect(await follow(encodeURI('/de/blog/größe'))).toEqual([
    301,
    expect.stringMatching(/^\/de\/news\//),
  ])
})

test('a renamed folder of a collection redirects its pages and those of its items', async () => {
  const { admin, follow } = await start()
  await admin.site.updateLanguages({ languages: ['en', 'de'] })
  const { data } = await admin.collection.addCollection({ names: { one: 'Talk', many: 'Talks' } })
  const collectionId = data._id
  const item = (await admin.item.addItem({ collection: 'talks', title: 'First' })).data
  await admin.collection.updateCollection({ collectionId, folder: 'lectures' })
  await admin.collection.updateCollection({ collectionId, folder: 'speeches' })
  for (const folder of ['talks', 'lectures'])
    for (const rest of ['', `/${item._id}/first`, '/feed.xml'])
      expect(await follow(`/${folder}${rest}`)).toEqual([301, `/speeches${rest}`])
  expect(await follow('/de/talks')).toEqual([301, '/de/speeches'])
  expect((await admin.item.getItem({ id: item._id })).data.path).toBe(`/speeches/${item._id}/first`)
  await admin.item.updateItem({ itemId: item._id, title: 'Second' })
  expect(await follow(`/speeches/${item._id}/first`)).toEqual([301, `/speeches/${item._id}/second`])
  await admin.collection.addCollection({ names: { one: 'Talk', many: 'Talks' }, folder: 'talks' })
  expect((await follow('/talks'))[1]).toBe(null)
})

test('WordPress entries redirect by number', async () => {
  const { admin, follow } = await start()
  const item = (id: number, type: string) =>
    `<item><title>T${id}</title><link>https://lab.example/t${id}/</link><wp:post_id>${id}</wp:post_id><wp:post_type>${type}</wp:post_type><wp:status>publish</wp:status><wp:post_date>2020-01-02 10:00:00</wp:post_date><content:encoded>Text</content:encoded></item>`
  const site = `<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><link>https://lab.example</link>${item(7, 'page')}${item(8, 'post')}</channel></rss>`
  expect(await follow('/')).toEqual([200, null])
  await importSite(admin, siteZip({ 'export.xml': site }))
  expect(await follow('/?page_id=7')).toEqual([301, '/t7'])
  expect(await follow('/?p=8')).toEqual([301, expect.stringMatching(/^\/news\//)])
  expect(await follow('/?p=9')).toEqual([200, null])
})

test('a former URL used by Salus itself never redirects', async () => {
  const { admin, app, follow } = await start()
  await admin.site.updateLanguages({ languages: ['en', 'de'] })
  const { _id: entityId } = await makePost(admin, { title: 'Sleep' })
  const { _id: other } = await makePost(admin, { title: 'Other' })
  await admin.page.createPage({ title: 'Join', path: '/join' })
  const taken = ['/login', '/admin/dashboard', '/publications', '/join', '/de/join', '/de/team']
  const paths = [...taken, `/project/${other}/other-title`, '/project/better']
  await app.services.database.queries
    .insertInto('redirect')
    .values(paths.map((path) => ({ path, entity: 'post', entityId })))
    .execute()
  for (const path of paths.slice(0, -1))
    expect([path, ...(await follow(path))]).toEqual([path, 200, null])
  expect(await follow('/project/better')).toEqual([
    301,
    projectPath({ _id: entityId, title: 'Sleep' }),
  ])
})
