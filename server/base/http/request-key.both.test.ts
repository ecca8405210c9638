import { expect, test } from 'vitest'
import { api, type SalusClient } from '#contract/api.ts'
import {
  idempotencyKeyHeader,
  idempotencyPolicyOf,
  maxIdempotencyKeyLength,
} from '#contract/call/add-key.ts'
import { apiBasePath } from '#contract/call/call.ts'
import { createApiClient } from '#contract/call/client.ts'
import { newId } from '#server/base/db/id.ts'
import { deleteExpiredData } from '#server/lifecycle/sweep.ts'
import { shareTestApp, startTestApp, type TestApp } from '#server/tools/testing/app/app.ts'
import { days } from '#server/tools/testing/app/clock.ts'
import { startSite } from '#server/tools/testing/content/content.ts'
import { type FilledSite, fillSite } from '#server/tools/testing/content/filled-site.ts'
import { databaseKind } from '#server/tools/testing/database/database.ts'
import { freshPicture } from '#server/tools/testing/files/pictures.ts'
import { allCalls } from '#server/tools/testing/http/contract-check.ts'

const app = shareTestApp()

const post = async (token: string, key: string | null, path: string, body: object, on = app()) => {
  const headers = new Headers({
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  })
  if (key !== null) headers.set(idempotencyKeyHeader, key)
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await on.fetch(apiBasePath + path, init)
  return { status: response.status, body: await response.json() }
}

const addCategory = (token: string, key: string | null, name: string, on?: TestApp) =>
  post(token, key, '/category/addCategory', { name, description: 'About it' }, on)

const namesOf = async ({ client }: TestApp) =>
  (await client().category.showAllCategories({})).categories.map(({ name }) => name).toSorted()

/** Creates a client that can repeat its requests with their idempotency keys. */
const clientThatRepeats = ({ fetch }: TestApp, token: string) => {
  const sent: { path: string; init: RequestInit; first: unknown }[] = []
  const again = async ({ path, init }: { path: string; init: RequestInit }) =>
    (await fetch(path, init)).json()
  const client = createApiClient(api, {
    token: () => token,
    fetch: async (path, init) => {
      const repeated = answered.some(({ call }) => apiBasePath + call.path === path)
      if (!repeated || init.method !== 'POST') return fetch(path, init)
      const headers = new Headers(init.headers)
      headers.set(idempotencyKeyHeader, newId())
      const response = await fetch(path, { ...init, headers })
      const first = await response.clone().json()
      sent.push({ path, init: { ...init, headers }, first })
      return response
    },
  })
  return { client, sent, again }
}

const person = (name: string, team = '') => ({
  ...{ name, team, email: '', designation: '', orcid: '' },
  ...{ positions: [], socialLinks: [] },
})

const answered = allCalls.filter(({ call }) => idempotencyPolicyOf(call) === 'answer')

const changeOrDeleteAll = async (admin: SalusClient, content: FilledSite) => {
  const { first, category, one, other, publication, grant, team, slide, ownPage, logo } = content
  await admin.category.updateCategory({ categoryId: category._id, name: 'Changed' })
  await admin.post.updatePost({ postId: other._id, title: 'Changed' })
  await admin.profile.deleteProfile({ profileId: first })
  // Also deletes its sections, milestones and progress.
  await admin.post.deletePost({ postId: one._id, categoryId: category._id })
  await admin.publication.deletePublication({ id: publication._id })
  await admin.grant.deleteGrant({ grantId: grant._id })
  await admin.team.delete({ teamId: team._id })
  await admin.frontPage.deleteFrontPage({ postId: slide._id })
  await admin.page.deletePage({ pageId: ownPage._id })
  await admin.collection.deleteCollection({ collectionId: content.talks._id, withItems: true })
  await admin.logo.deleteLogo({ id: logo._id })
}

test('every creating call repeats its first response, also if the entry was changed or deleted since', async () => {
  const site = await startSite()
  const { app } = site
  const { client, sent, again } = clientThatRepeats(app, await app.adminToken('own@salus.example'))
  const content = await fillSite({ ...site, admin: client })
  await client.profile.addPeople({ people: [person('Grace', 'New team'), person('Lin')] })
  const paths = new Set(sent.map(({ path }) => path))
  expect([...paths].toSorted()).toEqual(
    answered.map(({ call }) => apiBasePath + call.path).toSorted(),
  )
  const { database } = app.services
  const count = async () => await database.queries.selectFrom('journal').select('_id').execute()
  const before = await count()
  for (const each of sent) expect(await again(each)).toEqual(each.first)
  expect(await count()).toEqual(before)
  await changeOrDeleteAll(site.admin, content)
  for (const each of sent) expect([each.path, await again(each)]).toEqual([each.path, each.first])
})

const people = [person('Ada', 'Imaging'), person('Bo', 'Imaging'), person('Cy')]

test('people sent twice are added once, also concurrently', async () => {
  const { app, admin, visitor, token } = await startSite()
  const add = () => post(token, 'people', '/profile/addPeople', { people }, app)
  const answers = await Promise.all(Array.from({ length: 6 }, add))
  const [first] = answers
  expect(first).toMatchObject({ status: 200, body: { people: [{ name: 'Ada' }, {}, {}] } })
  for (const answer of [...answers, await add()]) expect(answer).toEqual(first)
  expect((await visitor.profile.profiles()).total).toBe(3)
  const { teams } = await visitor.team.all()
  expect(teams.map(({ peoples }) => peoples.length)).toEqual([2])

  await admin.history.restoreAll({ historyIds: first?.body.historyIds })
  expect(await add()).toEqual(first)
  expect((await visitor.profile.profiles()).total).toBe(0)
})

test('existing people are returned as in the first response, whatever changed since', async () => {
  const { app, admin, token } = await startSite()
  const { data: ada } = await admin.profile.createProfile({ name: 'Ada', email: 'ada@example.org' })
  const { data: bo } = await admin.profile.createProfile({ name: 'Bo' })
  const sent = [
    { ...person('Ada'), email: 'ada@example.org', profileId: ada._id },
    { ...person('Bo'), designation: 'Nurse', profileId: bo._id },
    person('Cy'),
  ]
  const add = () => post(token, 'filled', '/profile/addPeople', { people: sent }, app)
  const first = await add()
  expect(first.body.people.map(({ name }: { name: string }) => name)).toEqual(['Ada', 'Bo', 'Cy'])
  await admin.profile.updateProfile({ profileId: ada._id, name: 'Ada Lovelace' })
  await admin.profile.updateProfile({ profileId: bo._id, designation: '', name: 'Bob' })
  await admin.profile.deleteProfile({ profileId: first.body.people[2]._id })
  expect(await add()).toEqual(first)
  const { profile } = await admin.profile.getSingleProfile({ id: bo._id })
  expect(profile).toMatchObject({ name: 'Bob', designation: '' })
})

test.runIf(databaseKind === 'postgres')('two instances add once between them', async () => {
  const { app, token } = await startSite()
  const other = await startTestApp({ place: app.place })
  for (const round of Array(6).keys()) {
    const sent = [app, other, app, other].flatMap((on) => [
      post(token, `${round}`, '/profile/addPeople', { people }, on),
      addCategory(token, `${round}`, `V${round}`, on),
    ])
    const answers = await Promise.all(sent)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(2)
  }
  expect((await app.client().profile.profiles()).total).toBe(18)
  expect((await namesOf(app)).length).toBe(6)
})

test('a key is valid for a day, and can then be reused', async () => {
  const app = await startTestApp()
  const { token } = await app.signUpAdmin()
  const first = await addCategory(token, 'daily', 'Skin', app)
  app.advance(days(1) - 1)
  expect(await addCategory(token, 'daily', 'Skin', app)).toEqual(first)
  app.advance(2)
  expect(await addCategory(token, 'daily', 'Teeth', app)).toMatchObject({ status: 200 })
  app.advance(days(1) + 1)
  await deleteExpiredData(app.services)
  const kept = app.services.database.queries.selectFrom('requestKey').selectAll()
  expect(await kept.execute()).toEqual([])
})

test('the same key with another input is rejected', async () => {
  const { app, token } = await startSite()
  const [one, two] = [{ people }, { people: people.slice(1) }]
  await addCategory(token, 'reused', 'Lungs', app)
  const other = await addCategory(token, 'reused', 'Liver', app)
  expect(other).toMatchObject({ status: 409, body: { code: 'keyReused' } })
  await post(token, 'reused', '/profile/addPeople', one, app)
  const others = await post(token, 'reused', '/profile/addPeople', two, app)
  expect(others).toMatchObject({ status: 409, body: { code: 'keyReused' } })
  expect(await namesOf(app)).toEqual(['Lungs'])

  const sendLogo = async (bytes: File) => {
    const body = new FormData()
    body.set('link', 'https://a.example')
    body.set('pic', bytes)
    const headers = { authorization: `Bearer ${token}`, [idempotencyKeyHeader]: 'picture' }
    const init = { method: 'POST', headers, body }
    return (await app.fetch(`${apiBasePath}/logo/addLogo`, init)).status
  }
  const [picture, another] = [await freshPicture(), await freshPicture()]
  expect([await sendLogo(picture), await sendLogo(picture)]).toEqual([200, 200])
  expect(await sendLogo(another)).toBe(409)
})

const secrets = allCalls.filter(({ call }) => call.hasSecretResponse)

test('a response with a secret is not stored, and its request is carried out once', async () => {
  const { app, admin, token } = await startSite()
  const { data } = await admin.page.createPage({ title: 'A', path: '/a', status: 'draft' })
  const requests: Record<string, object> = {
    '/key/createKey': { name: 'Sync' },
    '/hook/createHook': { url: 'https://93.184.216.34/', events: ['published'] },
    '/administrator/invite': { email: 'eve@example.org' },
    '/preview/sharePreview': { entity: 'page', id: data._id },
  }
  expect(Object.keys(requests).toSorted()).toEqual(secrets.map(({ call }) => call.path).toSorted())
  for (const [path, body] of Object.entries(requests)) {
    const send = () => post(token, 'secret', path, body, app)
    const statuses = (await Promise.all([send(), send(), send()])).map(({ status }) => status)
    expect([path, statuses.toSorted()]).toEqual([path, [200, 409, 409]])
    const again = await send()
    expect(again).toMatchObject({ status: 409, body: { code: 'notRepeated' } })
    expect(again.body.message).toMatch(/secret/)
  }
  expect((await admin.key.keys()).keys).toHaveLength(1)
  expect((await admin.hook.hooks()).hooks).toHaveLength(1)
})

test('a rejected request for a secret can be repeated', async () => {
  const { app, token } = await startSite()
  const wrong = await post(
    token,
    'late',
    '/key/createKey',
    { name: 'Late', expiresAt: '2001-01-01' },
    app,
  )
  expect(wrong.status).toBe(400)
  expect((await post(token, 'late', '/key/createKey', { name: 'Late' }, app)).status).toBe(200)
})

test('erasing a person erases the keys of their requests and those that refer to them', async () => {
  const { app, admin, token } = await startSite()
  const eve = await app.tokenOf('eve@example.org', 'Editor')
  await addCategory(eve, 'by eve', 'Kidneys', app)
  await addCategory(token, 'for eve@example.org', 'Hearts', app)
  await addCategory(token, 'other', 'Lungs', app)
  await admin.privacy.erase({ email: 'eve@example.org' })
  const kept = app.services.database.queries.selectFrom('requestKey').select('key')
  expect(await kept.execute()).toEqual([{ key: 'other' }])
})

test('a repeated request adds one entry and gets the same response', async () => {
  const token = await app().adminToken('ada@salus.example')
  const first = await addCategory(token, 'one', 'Imaging')
  expect(first).toMatchObject({ status: 200, body: { data: { name: 'Imaging' } } })
  expect(await addCategory(token, 'one', 'Imaging')).toEqual(first)
  const changes = (await app().client(token).history.activity({})).changes
  expect(changes.filter(({ action }) => action === 'created')).toHaveLength(1)
  expect(await addCategory(token, 'two', 'Genomics')).toMatchObject({ status: 200 })
  expect(await namesOf(app())).toEqual(['Genomics', 'Imaging'])
})

test('keys of one person do not affect others', async () => {
  const [ada, bo] = [await app().adminToken('ada2@salus.example'), await app().adminToken('bo')]
  expect(await addCategory(ada, 'same', 'Sleep')).toMatchObject({ status: 200 })
  const other = { status: 200, body: { data: { name: 'Hearts' } } }
  expect(await addCategory(bo, 'same', 'Hearts')).toMatchObject(other)
})

test('concurrent requests add one entry, and all get its response', async () => {
  const token = await app().adminToken('cy@salus.example')
  // Several rounds, because transactions overlap by chance.
  for (const round of Array(10).keys()) {
    const sent = Array.from({ length: 8 }, () =>
      addCategory(token, `at once ${round}`, `V${round}`),
    )
    const answers = await Promise.all(sent)
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1)
  }
})

test('a rejected request can be repeated after a correction', async () => {
  const token = await app().adminToken('di@salus.example')
  expect(await addCategory(token, 'refused', '')).toMatchObject({ status: 400 })
  expect(await addCategory(token, 'refused', 'Skin')).toMatchObject({ status: 200 })
})

test('a key of the wrong length is refused', async () => {
  const token = await app().adminToken('fe@salus.example')
  for (const key of ['', 'k'.repeat(maxIdempotencyKeyLength + 1)]) {
    const refused = { status: 400, body: { code: 'unreadable' } }
    expect(await addCategory(token, key, 'Eyes')).toMatchObject(refused)
  }
})

test('every creating call accepts a key, and no other call is repeated', () => {
  expect(answered.map(({ name }) => name)).toEqual([
    'category.addCategory',
    'post.createPost',
    'post.createSubPost',
    'post.createMilestone',
    'researchProgress.createResearchProgress',
    'profile.createProfile',
    'profile.addPeople',
    'publication.addPublication',
    'grant.createGrant',
    'collection.addCollection',
    'item.addItem',
    'frontPage.createFrontPage',
    'page.createPage',
    'team.add',
    'logo.addLogo',
    'issue.createIssue',
  ])
})
