import { expect, test } from 'vitest'
import { createResponseCache } from '#server/base/cache/response-cache.ts'
import { readCollectionFolders } from '#server/collection/path-store.ts'
import { listEntryPages, readEntryPathsInLanguages } from '#server/public/render/entry-paths.ts'
import { makeProfile, startSite } from '#server/tools/testing/content/content.ts'
import { mountFeeds } from './routes.ts'

const start = async () => {
  let paths = async (): Promise<string[]> => []
  let pathsIn = async (_: string): Promise<string[] | undefined> => undefined
  const site = await startSite({
    mount: (server, services, _, { clientIn }) => {
      paths = async () => (await listEntryPages(services)).map(({ path }) => path)
      pathsIn = (path) => readEntryPathsInLanguages(services, path, [undefined, 'de'])
      mountFeeds(server, {
        ...services,
        clientIn,
        folders: () => readCollectionFolders(services.database.queries),
        cache: createResponseCache(services.database.feed, 1_000_000),
        headers: {},
      })
    },
  })
  const { admin } = site
  const { data: talks } = await admin.collection.addCollection({ preset: 'talks' })
  const ada = await makeProfile(admin, { name: 'Ada Renfield' })
  const add = async (title: string, more: object = {}) =>
    (await admin.item.addItem({ collection: 'talks', title, ...more })).data
  const read = async (path: string) => {
    const response = await site.app.fetch(path, { redirect: 'manual' })
    const text = await response.text()
    return { status: response.status, text, location: response.headers.get('location') }
  }
  return {
    ...site,
    talks,
    ada,
    add,
    read,
    paths: () => paths(),
    pathsIn: (path: string) => pathsIn(path),
  }
}

const titlesIn = (feed: string) =>
  Array.from(feed.matchAll(/<entry>[\s\S]*?<title[^>]*>([^<]*)/g), ([, title]) => title)

test('a collection has a feed of its newest items, and the feed of the site has them, too', async () => {
  const { admin, add, read, talks, ada } = await start()
  await add('Old talk', { date: '2019-05-01' })
  await add('New talk', {
    date: '2024-02',
    values: { speakers: [ada._id], event: 'Sleep', kind: 'keynote', abstract: 'Some **text**' },
  })
  await add('Draft', { status: 'draft' })
  const { text, status } = await read('/talks/feed.xml')
  expect(status).toBe(200)
  expect(titlesIn(text)).toEqual(['New talk', 'Old talk'])
  expect(text).toContain('Ada Renfield')
  expect(text).toContain('Sleep · Keynote · Some text')
  expect(text).toContain('&lt;strong&gt;text')
  expect(text).toContain('<published>2024-02-01')
  expect(titlesIn((await read('/feed.xml')).text)).toEqual(['New talk', 'Old talk'])
  await add('Newest', { date: '2025-01-01' })
  expect(titlesIn((await read('/talks/feed.xml')).text)[0]).toBe('Newest')
  const collectionId = talks._id
  await admin.collection.updateCollection({ collectionId, folder: 'lectures' })
  expect(await read('/talks/feed.xml')).toMatchObject({
    status: 301,
    location: '/lectures/feed.xml',
  })
  await admin.collection.updateCollection({ collectionId, inFeed: false })
  expect((await read('/lectures/feed.xml')).status).toBe(404)
  expect(titlesIn((await read('/feed.xml')).text)).toEqual([])
  expect((await read('/nothing/feed.xml')).status).toBe(404)
})

test('feeds and calendars leave out items that lists hide', async () => {
  const { admin, add, read, talks } = await start()
  await admin.collection.updateCollection({ collectionId: talks._id, past: 'hidden' })
  await add('Over', { date: '2019-05-01' })
  await add('To come', { date: '2999-05-01' })
  expect(titlesIn((await read('/talks/feed.xml')).text)).toEqual(['To come'])
  expect((await read('/talks/calendar.ics')).text).not.toContain('Over')
})

test('a calendar has the items whose day is known, with their last day, in every language', async () => {
  const { admin, add, read, talks } = await start()
  await admin.site.updateLanguages({ languages: ['en', 'de'] })
  const { _id } = await add('Three days, in Graz', {
    date: '2026-05-04',
    until: '2026-05-06',
    values: { place: 'Graz' },
  })
  await add('Some month', { date: '2026-05' })
  await add('Hidden', { date: '2026-05-04', status: 'draft' })
  const { text, status } = await read('/talks/calendar.ics')
  expect(status).toBe(200)
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(text).toContain(`UID:item-${_id}@`)
  expect(text).toContain('DTSTART;VALUE=DATE:20260504\r\nDTEND;VALUE=DATE:20260507')
  expect(text).toContain('SUMMARY:Three days\\, in Graz')
  const german = (await read('/de/talks/calendar.ics')).text.replaceAll('\r\n ', '')
  expect(german).toContain(`/de/talks/${_id}/`)
  expect((await read('/de/talks/feed.xml')).text).toContain('xml:lang="de"')
  expect((await read('/de/feed.xml')).text).toContain('xml:lang="de"')
  await admin.collection.updateCollection({ collectionId: talks._id, dates: 'none' })
  expect((await read('/talks/calendar.ics')).status).toBe(404)
})

test('the sitemap has lists and items with pages, and items have a path in each language', async () => {
  const { admin, add, talks, paths, pathsIn } = await start()
  await admin.site.updateLanguages({ languages: ['en', 'de'] })
  const { _id, path } = await add('First')
  const hidden = await add('Hidden', { status: 'draft' })
  expect(await paths()).toEqual(expect.arrayContaining(['/talks', path]))
  expect(await paths()).not.toContain(hidden.path)
  await admin.translation.saveTranslation({
    entity: 'item',
    id: _id,
    lang: 'de',
    fields: { title: 'Erster' },
  })
  expect(await pathsIn(path)).toEqual([path, `/talks/${_id}/erster`])
  expect(await pathsIn(hidden.path)).toBeUndefined()
  await admin.collection.updateCollection({ collectionId: talks._id, hasPages: false })
  expect(await paths()).not.toContain(path)
})
