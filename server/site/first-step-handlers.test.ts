import { expect, test } from 'vitest'
import { makePost, makeProfile, startSite } from '#server/tools/testing/content/content.ts'

type Client = Awaited<ReturnType<typeof startSite>>['admin']
const stepsOf = async (client: Client) => (await client.site.getFirstSteps()).guide.steps
const stateOf = async (client: Client, wanted: string) =>
  (await stepsOf(client)).find(({ step }) => step === wanted)

test('a step is done when its result exists, whoever created it', async () => {
  const { admin } = await startSite()
  expect((await stepsOf(admin)).map(({ state }) => state)).toEqual([
    // A site without example content has none to remove.
    'done',
    ...Array(16).fill('open'),
  ])
  await admin.site.updateBrand({ name: 'Lab of Ada' })
  await admin.site.updateContent({
    fields: { 'home.heading': 'Signals that matter', 'publications.listAs': 'references' },
  })
  expect(await stateOf(admin, 'hero')).toMatchObject({ state: 'open' })
  await admin.site.publishContent({})
  const written = { title: 'Imprint', path: '/imprint', status: 'draft' } as const
  const { data: imprint } = await admin.page.createPage(written)
  expect(await stateOf(admin, 'pages')).toMatchObject({ state: 'open' })
  await admin.page.createPage({ title: 'Join us', path: '/join-us' })
  expect(await stateOf(admin, 'pages')).toMatchObject({ state: 'open' })
  const show = (publishAt: string) =>
    admin.page.updatePage({ pageId: imprint._id, status: 'published', publishAt })
  await show('2999-01-01T00:00:00Z')
  expect(await stateOf(admin, 'pages')).toMatchObject({ state: 'open' })
  await show('')
  expect(await stateOf(admin, 'pages')).toMatchObject({ state: 'done', result: '2' })
  await makeProfile(admin)
  await makePost(admin)
  expect(await stateOf(admin, 'name')).toMatchObject({ state: 'done', result: 'Lab of Ada' })
  expect(await stateOf(admin, 'hero')).toMatchObject({ result: 'Signals that matter' })
  expect(await stateOf(admin, 'list')).toMatchObject({ state: 'done', result: 'references' })
  expect(await stateOf(admin, 'people')).toMatchObject({ state: 'done', result: '1' })
  expect(await stateOf(admin, 'project')).toMatchObject({ state: 'done', result: '1' })
  await admin.collection.addCollection({ preset: 'talks' })
  expect(await stateOf(admin, 'collections')).toMatchObject({ state: 'done', result: '1' })
})

test('an imprint counts under any path and with the usual names of any country', async () => {
  const { admin } = await startSite()
  const { data } = await admin.page.createPage({ title: 'About this site', path: '/impressum' })
  expect(await stateOf(admin, 'pages')).toMatchObject({ state: 'done', result: '1' })
  const rename = (title: string, path: string) =>
    admin.page.updatePage({ pageId: data._id, title, path })
  await rename('Mentions légales', '/legal')
  expect(await stateOf(admin, 'pages')).toMatchObject({ state: 'done' })
})

test('the contact step is open while some contact data is a default', async () => {
  const { admin } = await startSite()
  await admin.settings.updateSettings({ address: '1 Street', email: 'us@ada.example' })
  expect(await stateOf(admin, 'contact')).toMatchObject({ state: 'open' })
  await admin.settings.updateSettings({ phone: '+44 1' })
  expect(await stateOf(admin, 'contact')).toMatchObject({ result: 'us@ada.example' })
})

test('examples do not count as results', async () => {
  const { admin, app } = await startSite()
  const { _id: entityId } = await makeProfile(admin)
  const example = { entity: 'profile', entityId } as const
  await app.services.database.queries.insertInto('example').values(example).execute()
  expect(await stateOf(admin, 'people')).toMatchObject({ state: 'open' })
})

test('a skipped step can be resumed', async () => {
  const { admin } = await startSite()
  await admin.site.skipFirstStep({ step: 'logo', isSkipped: true })
  await admin.site.skipFirstStep({ step: 'invite', isSkipped: true })
  expect(await stateOf(admin, 'logo')).toMatchObject({ state: 'skipped' })
  await admin.site.skipFirstStep({ step: 'logo', isSkipped: false })
  expect(await stateOf(admin, 'logo')).toMatchObject({ state: 'open' })
  expect(await stateOf(admin, 'invite')).toMatchObject({ state: 'skipped' })
})
