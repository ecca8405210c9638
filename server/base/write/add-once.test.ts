import { expect, test } from 'vitest'
import { addKeyHeader, addKeyMost, addsEntry } from '#contract/call/add-key.ts'
import { apiBase } from '#contract/call/call.ts'
import { shareTestApp, type TestApp } from '#server/tools/testing/app.ts'
import { allCalls } from '#server/tools/testing/contract-check.ts'

const app = shareTestApp()

const addCategory = async (token: string, key: string | null, name: string) => {
  const headers = new Headers({
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  })
  if (key !== null) headers.set(addKeyHeader, key)
  const body = JSON.stringify({ name, description: 'About it' })
  const path = `${apiBase}/category/addCategory`
  const response = await app().fetch(path, { method: 'POST', headers, body })
  return { status: response.status, body: await response.json() }
}

const namesOf = async ({ client }: TestApp) =>
  (await client().category.showAllCategories({})).categories.map(({ name }) => name).toSorted()

test('what is sent again with the same key is added once, and answered as before', async () => {
  const token = await app().adminToken('ada@salus.example')
  const first = await addCategory(token, 'one', 'Imaging')
  expect(first).toMatchObject({ status: 200, body: { data: { name: 'Imaging' } } })
  expect(await addCategory(token, 'one', 'Imaging')).toEqual(first)
  const changes = (await app().client(token).history.activity({})).changes
  expect(changes.filter(({ action }) => action === 'created')).toHaveLength(1)
  expect(await addCategory(token, 'two', 'Genomics')).toMatchObject({ status: 200 })
  expect(await namesOf(app())).toEqual(['Genomics', 'Imaging'])
})

test('keys of one person mean nothing to another', async () => {
  const [ada, bo] = [await app().adminToken('ada2@salus.example'), await app().adminToken('bo')]
  expect(await addCategory(ada, 'same', 'Sleep')).toMatchObject({ status: 200 })
  const other = { status: 200, body: { data: { name: 'Hearts' } } }
  expect(await addCategory(bo, 'same', 'Hearts')).toMatchObject(other)
})

test('of several that come at once one is added, and all are answered with it', async () => {
  const token = await app().adminToken('cy@salus.example')
  // Which of them meet within their transactions is chance, so there are several rounds.
  for (const round of Array(10).keys()) {
    const sent = Array.from({ length: 8 }, () =>
      addCategory(token, `at once ${round}`, `V${round}`),
    )
    const answers = await Promise.all(sent)
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1)
  }
})

test('what was refused is added once it is right', async () => {
  const token = await app().adminToken('di@salus.example')
  expect(await addCategory(token, 'refused', '')).toMatchObject({ status: 400 })
  expect(await addCategory(token, 'refused', 'Skin')).toMatchObject({ status: 200 })
})

test('what was deleted since is not added again', async () => {
  const token = await app().adminToken('ed@salus.example')
  const { body } = await addCategory(token, 'gone', 'Bones')
  await app().client(token).category.deleteCategory({ categoryId: body.data._id })
  expect(await addCategory(token, 'gone', 'Bones')).toMatchObject({ status: 404 })
})

test('a key of the wrong length is refused', async () => {
  const token = await app().adminToken('fe@salus.example')
  for (const key of ['', 'k'.repeat(addKeyMost + 1)]) {
    const refused = { status: 400, body: { code: 'unreadable' } }
    expect(await addCategory(token, key, 'Eyes')).toMatchObject(refused)
  }
})

test('every call that adds an entry takes a key, and nothing else does', () => {
  const adding = allCalls.filter(({ call }) => addsEntry(call)).map(({ name }) => name)
  expect(adding).toEqual([
    'category.addCategory',
    'post.createPost',
    'post.createSubPost',
    'post.createMilestone',
    'researchProgress.createResearchProgress',
    'profile.createProfile',
    'publication.addPublication',
    'grant.createGrant',
    'frontPage.createFrontPage',
    'page.createPage',
    'team.add',
    'logo.addLogo',
    'issue.createIssue',
    // Answers with the issue, and adds none.
    'issue.sendIssue',
  ])
})
