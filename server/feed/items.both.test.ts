import { expect, test } from 'vitest'
import { createResponseCache } from '#server/base/cache/response-cache.ts'
import { readCollectionFolders } from '#server/collection/path-store.ts'
import { makePost, makeProfile, startSite } from '#server/tools/testing/content/content.ts'
import { mountFeeds } from './routes.ts'

const start = async () => {
  const site = await startSite({
    mount: (server, services, _, { clientIn }) =>
      mountFeeds(server, {
        ...services,
        clientIn,
        folders: () => readCollectionFolders(services.database.queries),
        cache: createResponseCache(services.database.feed, 1_000_000),
        headers: {},
      }),
  })
  const { admin, app } = site
  const person = await makeProfile(admin, { name: 'Ada Lovelace' })
  const feed = async (path = '/feed.json') => (await app.fetch(path, {})).text()
  return { ...site, person, feed }
}

const add = async (
  { admin, person }: Awaited<ReturnType<typeof start>>,
  title: string,
  more: object = {},
) =>
  (
    await admin.item.addItem({
      collection: 'talks',
      title,
      values: { speakers: [person._id] },
      ...more,
    })
  ).data

test('feeds list the items of collections that are in feeds, while they are visible', async () => {
  const site = await start()
  const { admin, person, feed } = site
  const { data: talks } = await admin.collection.addCollection({ preset: 'talks', inFeed: false })
  const project = await makePost(admin)
  const values = { speakers: [person._id], projects: [project._id], place: 'Graz' }
  await add(site, 'On engines', { values, date: '2026-03' })
  await add(site, 'Draft of one', { status: 'draft' })
  expect(await feed()).not.toContain('On engines')
  const { _id: collectionId } = talks
  await admin.collection.updateCollection({ collectionId, inFeed: true })
  const [item, ...others] = JSON.parse(await feed()).items.filter(({ url }: { url: string }) =>
    url.includes('/talks/'),
  )
  expect(others).toEqual([])
  expect(item).toMatchObject({
    title: 'On engines',
    authors: [{ name: 'Ada Lovelace' }],
    date_published: '2026-03-01T00:00:00.000Z',
  })
  expect(await feed('/feed.xml')).toContain('<summary>Graz</summary>')
  expect(await feed(`/person/${person._id}/feed.xml`)).toContain('On engines')
  expect(await feed(`/project/${project._id}/feed.xml`)).toContain('On engines')
  await admin.collection.updateCollection({ collectionId, hasPages: false })
  expect(await feed()).toContain(`/talks#`)
  await admin.collection.updateCollection({ collectionId, past: 'hidden' })
  expect(await feed()).not.toContain('On engines')
})

test('an issue has a section for each collection that is in newsletters', async () => {
  const site = await start()
  const { admin } = site
  const { data: talks } = await admin.collection.addCollection({
    preset: 'talks',
    inNewsletter: false,
  })
  const item = await add(site, 'On engines')
  const news = async () =>
    (await admin.issue.whatIsNew()).items.filter(({ kind }) => kind === 'item')
  expect(await news()).toEqual([])
  await admin.collection.updateCollection({ collectionId: talks._id, inNewsletter: true })
  expect(await news()).toMatchObject([
    { id: item._id, title: 'On engines', section: 'Talks', path: item.path },
  ])
  const { data: issue } = await admin.issue.createIssue({
    subject: 'News',
    content: 'Text',
    include: [{ kind: 'item', id: item._id }],
  })
  const { text } = await admin.issue.previewIssue({ issueId: issue._id })
  expect(text).toContain('Talks\n-----\n\nOn engines\nAda Lovelace\n')
})
