import { XMLParser, XMLValidator } from 'fast-xml-parser'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { createResponseCache } from '#server/base/cache/response-cache.ts'
import { readCollectionFolders } from '#server/collection/path-store.ts'
import {
  makeMilestone,
  makePost,
  makeProfile,
  startSite,
  unknownId,
} from '#server/tools/testing/content/content.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import { mountFeeds } from './routes.ts'

const nasty = 'Beyond <b>"5 µm"</b> & \u0008 \\, ; 脑 '

/** Starts a site with a new entry of every kind. */
const startFeeds = async () => {
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
  const person = await makeProfile(admin, { name: 'Ada Renfield' })
  const post = await makePost(admin, { title: nasty })
  await makeMilestone(admin, post._id, {
    title: nasty.repeat(5),
    description: 'Line\none',
    dueDate: '2027-02-28',
    status: 'Planned',
  })
  await makeMilestone(admin, post._id, { title: 'Some day', dueDate: '' })
  await admin.researchProgress.createResearchProgress({
    postId: post._id,
    description: `**${nasty}**`,
    contributors: [person._id],
  })
  await admin.publication.addPublication({ ...publicationFields(), projects: [post._id] })
  await admin.frontPage.createFrontPage({ title: 'News', link: 'https://news.example' })
  const get = (path: string, init: RequestInit = {}) => app.fetch(path, init)
  return { ...site, person, post, get }
}

const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'entry' })

/** Parses an Atom feed with an independent parser and checks the rules of RFC 4287. */
const readAtom = async (response: Response) => {
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('application/atom+xml')
  const text = await response.text()
  expect(XMLValidator.validate(text)).toBe(true)
  const { feed } = parser.parse(text)
  const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
  expect(feed['@_xmlns']).toBe('http://www.w3.org/2005/Atom')
  expect(feed.id).toMatch(/^https:\/\/salus\.example\//)
  expect(feed.title).toBeTruthy()
  expect(feed.updated).toMatch(moment)
  expect(feed.author.name).toBeTruthy()
  const entries = feed.entry ?? []
  for (const entry of entries) {
    expect(entry.id).toMatch(/^tag:salus\.example,2024:/)
    expect(String(entry.title)).not.toBe('')
    expect(entry.updated).toMatch(moment)
    expect(entry.link['@_href']).toMatch(/^https:\/\//)
  }
  const kinds: string[] = entries.map((entry: { id: string }) => entry.id.split(/[:/]/)[2])
  expect(new Set(entries.map((entry: { id: string }) => entry.id)).size).toBe(entries.length)
  return kinds.toSorted()
}

test('each feed is valid Atom with the new entries of its subject', async () => {
  const { get, person, post } = await startFeeds()
  const kindsOf = async (path: string) => readAtom(await get(path))
  expect(await kindsOf('/feed.xml')).toEqual(
    ['milestone', 'milestone', 'news', 'progress', 'project', 'publication'].toSorted(),
  )
  expect(await kindsOf('/publications/feed.xml')).toEqual(['publication'])
  expect(await kindsOf('/research/feed.xml')).toEqual(['milestone', 'milestone', 'progress'])
  expect(await kindsOf('/news/feed.xml')).toEqual(['news'])
  expect(await kindsOf(`/person/${person._id}/feed.xml`)).toEqual(['progress'])
  expect(await kindsOf(`/project/${post._id}/feed.xml`)).toEqual([
    'milestone',
    'milestone',
    'progress',
    'publication',
  ])
})

const author = (name: string, profileId = '') => ({
  name,
  profileId,
  isEqual: false,
  isCorresponding: false,
})

interface Item {
  readonly title: string
  readonly date_published: string
  readonly date_modified: string
  readonly authors: { name: string }[]
}

test('an entry is as old as its publication on the site, a paper as its own date, and names its authors', async () => {
  const { admin, get, person } = await startFeeds()
  const itemOf = async (title: string): Promise<Item> =>
    (await (await get('/feed.json')).json()).items.find((each: Item) => each.title === title)
  await admin.publication.addPublication({
    ...publicationFields(),
    title: 'Imported',
    publicationDate: '2016-03-01',
    authorList: [author('Grace Hopper'), author('Ada Renfield', person._id)],
    notices: [{ kind: 'retraction', date: '', doi: '', url: '' }],
  })
  const march = '2016-03-01T00:00:00.000Z'
  const imported = await itemOf('Imported')
  expect([imported.date_published, imported.date_modified]).toEqual([march, march])
  expect(imported.authors).toEqual([{ name: 'Grace Hopper' }, { name: 'Ada Renfield' }])
  const own = await (await get(`/person/${person._id}/feed.xml`)).text()
  expect(own).toContain('<author><name>Grace Hopper</name></author>')
  expect(own).toMatch(/<summary[^>]*>Retracted( · |<)/)
  expect(own).toContain(`<published>${march}</published>\n<updated>${march}</updated>`)
  expect((await get('/feed.xml').then((each) => each.text())).match(/<entry>/g)).toHaveLength(7)

  const draft = await makePost(admin, { title: 'Long a draft', status: 'draft' })
  await admin.post.updatePost({ postId: draft._id, shortDesc: 'Nearly' })
  const beforehand = new Date().toISOString()
  await admin.post.updatePost({ postId: draft._id, status: 'published' })
  const known = await itemOf('Long a draft')
  expect(known.date_published >= beforehand).toBe(true)
  expect(known.date_modified).toBe(known.date_published)
  // Feed readers must not show an entry as new when it is published again.
  await admin.post.updatePost({ postId: draft._id, status: 'draft' })
  await admin.post.updatePost({ postId: draft._id, status: 'published' })
  const again = await itemOf('Long a draft')
  expect(again.date_published).toBe(known.date_published)
  expect(again.date_modified > known.date_modified).toBe(true)
})

test('news have the date the group gave them, and without one come after newer news', async () => {
  const { admin, get } = await startFeeds()
  await admin.frontPage.createFrontPage({ title: 'Moved in', date: '2019-04-02', content: 'Text' })
  const { items } = await (await get('/feed.json')).json()
  const dated = items.filter(({ title }: Item) => ['News', 'Moved in'].includes(title))
  expect(dated.map(({ title }: Item) => title)).toEqual(['News', 'Moved in'])
  expect(dated[1].date_published).toBe('2019-04-02T00:00:00.000Z')
  for (const day of Array.from({ length: 50 }, (_, index) => index)) {
    const date = day === 0 ? '' : `2018-01-${String((day % 28) + 1).padStart(2, '0')}`
    await admin.frontPage.createFrontPage({ title: `Post ${day}`, date })
  }
  const newest = await (await get('/news/feed.xml')).text()
  expect(newest.match(/<title>[^<]*/g)?.slice(1, 4)).toEqual([
    '<title>Post 0',
    '<title>News',
    '<title>Moved in',
  ])
})

test('the JSON feed follows JSON Feed 1.1', async () => {
  const { get } = await startFeeds()
  const response = await get('/feed.json')
  expect(response.headers.get('content-type')).toContain('application/feed+json')
  const feed = await response.json()
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: 'https://salus.example/feed.json',
  })
  expect(feed.items).toHaveLength(6)
  for (const { id, url, content_text, date_published } of feed.items) {
    expect(id).toMatch(/^tag:/)
    expect(url).toMatch(/^https:/)
    expect(content_text).not.toBe('')
    expect(Date.parse(date_published)).not.toBeNaN()
  }
})

test('news and progress appear in full, with images for figures and absolute URLs', async () => {
  const { admin, get, post } = await startFeeds()
  const stem = `/media/${'0'.repeat(32)}-1280x360-f3e9e1`
  const content = `**Bold** & [us](/team).\n::trace address="${stem}.trace" alt="A heart" caption="10 s"`
  await admin.frontPage.createFrontPage({ title: 'Told', description: 'First\n\n<b>', content })
  await admin.researchProgress.createResearchProgress({ postId: post._id, description: content })
  const told = [
    '<p><strong>Bold</strong> &amp; <a href="https://salus.example/team">us</a>.</p>',
    `<p><img src="https://salus.example${stem}.webp" alt="A heart"></p>`,
    '<p>10 s</p>',
  ]
  const { items } = await (await get('/feed.json')).json()
  const htmlOf = (part: string) =>
    items.find(({ title }: Item) => title.includes(part)).content_html
  expect(htmlOf('Told')).toBe(['<p>First</p>', '<p>&lt;b&gt;</p>', ...told].join('\n'))
  expect(htmlOf('Bold & us.')).toBe(told.join('\n'))
  expect(items.find(({ title }: Item) => title.includes('Bold & us.')).content_text).toBe(
    'Bold & us. 10 s',
  )
  const { feed } = parser.parse(await (await get('/news/feed.xml')).text())
  const entry = feed.entry.find(({ title }: Item) => title === 'Told')
  expect(entry.content).toEqual({ '#text': htmlOf('Told'), '@_type': 'html' })
})

test('another program parses the calendar correctly', async () => {
  const { get } = await startFeeds()
  const response = await get('/research/milestones.ics')
  expect(response.headers.get('content-type')).toContain('text/calendar')
  const text = await response.text()
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const calendar = new ICAL.Component(ICAL.parse(text))
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  expect(events).toHaveLength(1)
  const [event] = events
  expect(event?.uid).toMatch(/^milestone-.{26}@salus\.example$/)
  expect(event?.summary).toBe(nasty.repeat(5).replaceAll('\u0008', ' '))
  expect(event?.startDate.isDate).toBe(true)
  expect(event?.startDate.toString()).toBe('2027-02-28')
  expect(event?.endDate.toString()).toBe('2027-03-01')
  expect(event?.description).toContain('Line\none')
  expect(text).toMatch(/\r\nDTSTAMP:\d{8}T\d{6}Z\r\n/)
})

test('the feed of publications has the title of their list', async () => {
  const { admin, get } = await startFeeds()
  await admin.site.updateContent({ fields: { 'publications.title': 'Writings' } })
  await admin.site.publishContent({})
  expect(await (await get('/publications/feed.xml')).text()).toMatch(/<title>[^<]+: Writings</)
})

test('a feed in another language is translated, including milestones and their projects', async () => {
  const { admin, get, post } = await startFeeds()
  const milestone = await makeMilestone(admin, post._id, { title: 'First scan' })
  await admin.site.updateLanguages({ languages: ['en', 'de'] })
  const translate = (entity: string, id: string, title: string) =>
    admin.translation.saveTranslation({ entity, id, lang: 'de', fields: { title } })
  await translate('milestone', milestone._id, 'Erste Aufnahme')
  await translate('post', post._id, 'Schlafprojekt')
  const feed = await (await get('/de/research/feed.xml')).text()
  expect(feed).toContain('<title>Schlafprojekt: Erste Aufnahme</title>')
  expect(feed).not.toContain('First scan')
})

test('texts that fell back to the main language are marked in every format', async () => {
  const { admin, get, post } = await startFeeds()
  await admin.site.updateLanguages({ languages: ['en', 'ar'] })
  await admin.settings.updateSettings({ tagline: 'Better care' })
  const add = async (title: string) =>
    (await admin.frontPage.createFrontPage({ title, description: 'Words', content: 'More' })).data
  const [bare, partly, whole] = [await add('Bare'), await add('Partly'), await add('Whole')]
  const translate = (id: string, fields: Record<string, string>) =>
    admin.translation.saveTranslation({ entity: 'frontPage', id, lang: 'ar', fields })
  await translate(partly._id, { title: 'جزئي' })
  await translate(whole._id, { title: 'كامل', description: 'كلمات', content: 'مزيد' })
  const milestone = await makeMilestone(admin, post._id, { title: 'Scan', dueDate: '2027-03-01' })

  const feed = await (await get('/ar/news/feed.xml')).text()
  expect(feed).toContain('<subtitle xml:lang="en">Better care</subtitle>')
  expect(feed).toContain('<title xml:lang="en">Bare</title>')
  expect(feed).toContain('<title>جزئي</title>')
  expect(feed.match(/<summary xml:lang="en">Words</g)).toHaveLength(2)
  expect(feed).toContain('<summary>كلمات</summary>')

  const { items, ...head } = await (await get('/ar/feed.json')).json()
  expect(head).toMatchObject({
    language: 'ar',
    home_page_url: 'https://salus.example/ar',
    feed_url: 'https://salus.example/ar/feed.json',
  })
  const itemOf = ({ _id }: { _id: string }) =>
    items.find(({ id }: { id: string }) => id.endsWith(_id))
  expect(itemOf(bare)).toMatchObject({ language: 'en' })
  expect(itemOf(bare).content_html).toBe(
    '<div lang="en" dir="ltr"><p>Words</p></div>\n<div lang="en" dir="ltr"><p>More</p></div>',
  )
  expect(itemOf(partly)).not.toHaveProperty('language')
  expect(itemOf(whole)).not.toHaveProperty('language')
  expect(itemOf(whole).content_html).toBe('<p>كلمات</p>\n<p>مزيد</p>')

  const days = await (await get('/ar/research/milestones.ics')).text()
  expect(days).toContain('\r\nSUMMARY;LANGUAGE=en:Scan\r\n')
  await admin.translation.saveTranslation({
    entity: 'milestone',
    id: milestone._id,
    lang: 'ar',
    fields: { title: 'مسح' },
  })
  expect(await (await get('/ar/research/milestones.ics')).text()).toContain('\r\nSUMMARY:مسح\r\n')
  const main = await (await get('/feed.xml')).text()
  expect(main.match(/xml:lang/g)).toHaveLength(1)
  expect((await (await get('/feed.json')).json()).home_page_url).toBe('https://salus.example/')
})

test('a feed is built once for all requests until new content invalidates it', async () => {
  const { admin, get } = await startFeeds()
  const etag = (await get('/feed.xml')).headers.get('etag') ?? ''
  const again = () => get('/feed.xml', { headers: { 'if-none-match': etag } })
  expect((await again()).status).toBe(304)
  await admin.publication.addPublication(publicationFields())
  expect((await again()).status).toBe(200)
})

test.for([`/person/${unknownId}/feed.xml`, `/project/${unknownId}/feed.xml`])(
  '%s is nowhere',
  async (path) => {
    const { get } = await startFeeds()
    expect((await get(path)).status).toBe(404)
  },
)
