import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseStoredContent } from '#contract/content/content-schema.ts'
import {
  contentDefaults,
  contentFields,
  contentNames,
  contentNamesOnPage,
} from '#contract/content/fields.ts'
import { contentPages } from '#contract/content/pages.ts'
import {
  makePost,
  makeProfile,
  shareSite,
  startSite,
} from '#server/tools/testing/content/content.ts'
import { freshPicture } from '#server/tools/testing/files/pictures.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { sendJson } from '#server/tools/testing/http/send.ts'

const site = shareSite()
const refused = z.object({ errors: z.array(z.object({ path: z.string() })) })
const errorsIn = (body: unknown) => refused.parse(body).errors.map(({ path }) => path)

test('the defaults match their definitions, and every field has one', () => {
  expect(Object.keys(contentDefaults).toSorted()).toEqual([...contentNames].toSorted())
  // Compared as JSON, because even another order of keys would count as a change.
  expect(JSON.stringify(parseStoredContent(contentDefaults))).toBe(JSON.stringify(contentDefaults))
})

test('a new site returns the defaults to everyone', async () => {
  const { visitor, admin } = await startSite()
  const { content, defaults, draft } = await visitor.site.getContent({})
  expect(content).toEqual(contentDefaults)
  expect(defaults).toEqual(contentDefaults)
  expect(draft).toBeUndefined()
  expect(await admin.site.getContent({ page: 'about' })).toMatchObject({
    draft: { 'about.heading': contentDefaults['about.heading'] },
    version: 0,
  })
})

test('a change is a draft until it is published, and can be reset', async () => {
  const { visitor, admin } = await startSite()
  const heading = async () =>
    (await visitor.site.getContent({ page: 'home' })).content['home.heading']
  const first = await admin.site.updateContent({ fields: { 'home.heading': 'Ours' }, version: 0 })
  expect(first.draft).toMatchObject({ 'home.heading': 'Ours' })
  expect(await heading()).toBe(contentDefaults['home.heading'])
  const { version } = await admin.site.publishContent({})
  expect(await heading()).toBe('Ours')
  const late = admin.site.updateContent({ fields: { 'home.heading': 'Late' }, version: 0 })
  expect(await refusalOf(late)).toMatchObject({ status: 409 })
  await admin.site.resetContent({ names: ['home.heading'], version })
  expect(await heading()).toBe('Ours')
  await admin.site.publishContent({})
  expect(await heading()).toBe(contentDefaults['home.heading'])
})

test('list items are added and removed, sections are hidden and sorted', async () => {
  const { admin, visitor } = await startSite()
  const points = Array.from({ length: 5 }, (_, n) => ({ title: `Point ${n}`, text: '' }))
  const sections = [{ section: 'vision' }, { section: 'hero' }]
  await admin.site.updateContent({
    fields: { 'vision.points': points, 'values.items': [], 'home.sections': sections },
  })
  await admin.site.publishContent({})
  expect((await visitor.site.getContent({ page: 'home' })).content).toMatchObject({
    'vision.points': points,
    'values.items': [],
    'home.sections': sections,
  })
})

test('publishing can be undone in the history', async () => {
  const { admin, visitor } = await startSite()
  for (const title of ['One', 'Two']) {
    await admin.site.updateContent({ fields: { 'mission.title': title } })
    await admin.site.publishContent({})
  }
  const { history } = await admin.history.showHistory({
    entity: 'siteContent',
    entityId: 'published',
  })
  await admin.history.restore({ historyId: history[0]?._id ?? '' })
  const { content } = await visitor.site.getContent({ page: 'home' })
  expect(content['mission.title']).toBe('One')
})

test('an uploaded picture is shown on a page and kept while it is used', async () => {
  const { admin, visitor, app } = await startSite()
  const { url } = await admin.media.uploadPicture({ picture: await freshPicture() })
  const picture = { picture: url, alt: 'Our lab' }
  await admin.site.updateContent({ fields: { 'vision.film': picture } })
  await admin.site.publishContent({})
  await app.services.media.sweep(new Date(Date.now() + 60 * 24 * 3_600_000))
  expect((await visitor.site.getContent({ page: 'home' })).content['vision.film']).toEqual(picture)
  expect((await app.fetch(url, {})).status).toBe(200)
})

test.each([
  ['an unknown field', { 'home.nothing': 'x' }, 'fields.home.nothing'],
  ['a heading without words', { 'home.heading': ' ' }, 'fields.home.heading'],
  ['a line of two lines', { 'home.heading': 'a\nb' }, 'fields.home.heading'],
  ['a text that is too long', { 'home.intro': 'x'.repeat(2_001) }, 'fields.home.intro'],
  ['a number', { 'home.intro': 7 }, 'fields.home.intro'],
  ['a choice nobody offers', { 'publications.listAs': 'x' }, 'fields.publications.listAs'],
  ['a script as a link', { 'frame.privacyTarget': 'javascript:1' }, 'fields.frame.privacyTarget'],
  [
    'a picture from elsewhere',
    { 'vision.film': { picture: 'https://a.example/b.png', alt: 'x' } },
    'fields.vision.film.picture',
  ],
  [
    'a picture that is not there',
    { 'vision.film': { picture: `/media/${'0'.repeat(32)}-9x9-ffffff.webp`, alt: 'x' } },
    'fields.vision.film',
  ],
  [
    'a film from elsewhere',
    { 'vision.film': { picture: 'vision-film', alt: 'x', film: 'https://a.example/b.mp4' } },
    'fields.vision.film.film',
  ],
  [
    'a film that is not there',
    { 'vision.film': { picture: 'vision-film', alt: 'x', film: `/media/${'0'.repeat(32)}-9.mp4` } },
    'fields.vision.film',
  ],
  ['a headline of 100 kB', { 'home.heading': 'x'.repeat(100_000) }, 'fields.home.heading'],
  [
    'too many entries',
    { 'vision.points': Array(13).fill({ title: 'a', text: '' }) },
    'fields.vision.points',
  ],
  [
    'a section twice',
    { 'home.sections': [{ section: 'hero' }, { section: 'hero' }] },
    'fields.home.sections',
  ],
])('%s is refused beside its field', async (_, fields, path) => {
  const { app, token } = site()
  const { status, body } = await sendJson(app, 'PUT', '/site/updateContent', { fields }, { token })
  expect(status).toBe(400)
  expect(errorsIn(body)).toContain(path)
})

test('visitors get the link of the privacy note only while they see its page', async () => {
  const { admin, visitor } = await startSite()
  const told = async () => (await visitor.site.getContent({})).content['frame.privacyTarget']
  const { data: page } = await admin.page.createPage({ title: 'Privacy', path: '/our-privacy' })
  await admin.site.updateContent({ fields: { 'frame.privacyTarget': '/our-privacy' } })
  await admin.site.publishContent({})
  expect(await told()).toBe('/our-privacy')
  await admin.page.updatePage({ pageId: page._id, status: 'draft' })
  expect(await told()).toBe('')
  await admin.page.updatePage({ pageId: page._id, status: 'published' })
  expect(await told()).toBe('/our-privacy')
})

test('the link of the privacy note has to be a page, and its path is normalised', async () => {
  const { admin } = await startSite()
  const lead = (target: string) =>
    admin.site.updateContent({ fields: { 'frame.privacyTarget': target } })
  expect(await refusalOf(lead('/nowhere-at-all'))).toMatchObject({
    status: 400,
    errors: [{ path: 'fields.frame.privacyTarget' }],
  })
  expect((await lead('/About/')).draft?.['frame.privacyTarget']).toBe('/about')
  expect((await lead('https://uni.example/Privacy')).draft?.['frame.privacyTarget']).toBe(
    'https://uni.example/Privacy',
  )
})

test('visible defaults are listed until they are changed, hidden or marked as fitting', async () => {
  const { admin } = await startSite()
  const listed = async () => {
    const { shipped } = await admin.site.getShipped()
    expect((await admin.overview.getOverview()).overview.shippedContent).toBe(shipped.length)
    return shipped
  }
  let all = await listed()
  const some = [
    'home.heading',
    'home.gallery',
    'home.leadershipText',
    'mission.text',
    'about.paragraphs',
  ]
  expect(all).toEqual(expect.arrayContaining([...some, 'frame.keywords', 'newsLabels.intro']))
  // Only texts that describe the group are listed, not labels and messages.
  for (const name of [
    ...['publicationLabels.cite', 'home.learnMore', 'home.membersTitle', 'projects.heading'],
    ...['newsLabels.heading', 'team.emptyText', 'frame.notFoundText', 'about.welcomeTitle'],
  ])
    expect(all).not.toContain(name)
  // The project page is hidden without projects, and no menu links to an empty list of grants.
  expect(all).not.toContain('query.intro')
  expect(all).not.toContain('grantLabels.intro')
  await makePost(admin)
  await admin.grant.createGrant({ name: 'A grant' })
  all = await listed()
  expect(all).toEqual(expect.arrayContaining(['query.intro', 'grantLabels.intro']))
  await admin.site.updateContent({
    fields: {
      'home.heading': 'Ours',
      'home.sections': [{ section: 'about' }],
    },
  })
  expect(await listed()).toEqual(all)
  await admin.site.publishContent({})
  const left = await listed()
  expect(left).not.toContain('home.heading')
  expect(left).not.toContain('home.leadershipText')
  expect(left).not.toContain('home.gallery')
  // The page About shows the text, too.
  expect(left).toContain('mission.text')
  await admin.site.setFitting({ names: ['mission.text', 'no.such'], fits: true })
  expect(await listed()).not.toContain('mission.text')
  await admin.site.setFitting({ names: ['mission.text'], fits: false })
  expect(await listed()).toContain('mission.text')
})

test('labels of fields are unique on each page', () => {
  for (const { key } of contentPages) {
    const labels = contentNamesOnPage(key).map((name) => contentFields[name].label)
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([])
  }
  expect(contentFields['grantLabels.eyebrow'].label).toBe('Small line above the headline: “Grants”')
  expect(contentFields['researchLabels.heading'].label).toMatch(/^Headline: “/)
  expect(contentFields['newsLabels.intro'].label).toMatch(/^Introduction: “/)
  for (const { label } of Object.values(contentFields)) expect(label).not.toMatch(/^“/)
})

test('editors of texts get the pages of the newest published entries', async () => {
  const { admin } = await startSite()
  expect((await admin.site.getNewestPages()).pages).toEqual({})
  const { _id } = await makePost(admin, { title: 'First' })
  await makePost(admin, { title: 'Not yet', status: 'draft' })
  const person = await makeProfile(admin, { name: 'Ada' })
  await admin.frontPage.createFrontPage({ title: 'A slide without a page' })
  await admin.page.createPage({ title: 'Join us', path: '/join', content: 'Write' })
  expect((await admin.site.getNewestPages()).pages).toEqual({
    project: `/project/${_id}/first`,
    person: `/person/${person._id}/ada`,
    page: '/join',
  })
  const { _id: newer } = await makePost(admin, { title: 'Second' })
  expect((await admin.site.getNewestPages()).pages.project).toBe(`/project/${newer}/second`)
})

test('the search skips hidden sections of the home page', async () => {
  const { admin, visitor } = await startSite()
  const isFound = async () =>
    JSON.stringify(await visitor.search.find({ q: 'tumours dimensions' })).includes('"home"')
  expect(await isFound()).toBe(true)
  await admin.site.updateContent({ fields: { 'home.sections': [{ section: 'about' }] } })
  await admin.site.publishContent({})
  expect(await isFound()).toBe(false)
})
