import { expect, test } from 'vitest'
import { publishedState } from '#contract/call/publishing.ts'
import type { FrontPageInput } from '#contract/front-page/front-page.ts'
import { shareSite, startSite, unknownId } from '#server/tools/testing/content/content.ts'
import { badLinks, goodLinks, longText, trickyTexts } from '#server/tools/testing/content/texts.ts'
import { describeOnce } from '#server/tools/testing/database/database.ts'
import { freshPicture } from '#server/tools/testing/files/pictures.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { refusalsOf } from '#server/tools/testing/http/refusals.ts'
import { sendJson } from '#server/tools/testing/http/send.ts'
import { type FormField, sendForm } from '#server/tools/testing/http/send-form.ts'

const site = shareSite()
const list = async () => (await site().visitor.frontPage.frontPages()).frontPages
const make = async (fields: FrontPageInput = {}) =>
  (await site().admin.frontPage.createFrontPage({ title: 'T', ...fields })).data
const send = (method: string, path: string, body?: unknown) =>
  sendJson(site().app, method, `/frontPage/${path}`, body, site())
const form = (method: string, path: string, entries: readonly FormField[]) =>
  sendForm(site().app, method, `/frontPage/${path}`, entries, site())

const fields = {
  title: 'News',
  description: 'What is **new**',
  link: 'https://example.org/news',
  content: 'The *whole* of it',
  date: '2026-03-01',
}

test('a latest post is created with every field, and everyone sees it', async () => {
  const { body } = await form('POST', 'createFrontPage', [
    ...Object.entries(fields),
    ['pic', await freshPicture()],
  ])
  expect(body.message).toBe('FrontPage Created Successfully')
  const { data } = body
  expect(data).toEqual({ ...fields, _id: data._id, pic: data.pic, ...publishedState, version: 1 })
  expect(data.pic).toMatch(/^\/media\//)
  expect(await list()).toContainEqual(data)
})

test('every field of a draft is optional, and a published post needs a title, a description or an image', async () => {
  const nothing = {
    title: ' ',
    description: '',
    link: '/news',
    content: 'Long',
    date: '2026-03-01',
  }
  const errors = [{ path: 'title', message: 'Enter a title or a description, or choose a picture' }]
  const draft = await send('POST', 'createFrontPage', { status: 'draft' })
  expect(draft.body.data).toMatchObject({ title: '', description: '', link: '', pic: '' })
  const postId = draft.body.data._id
  const before = await list()
  for (const { status, body } of [
    await send('POST', 'createFrontPage', {}),
    await send('POST', 'createFrontPage', nothing),
    await send('POST', 'createFrontPage', { publishAt: '2090-01-31T09:00:00Z' }),
    await send('PUT', 'updateFrontPage', { postId, ...nothing, status: 'published' }),
  ]) {
    expect([status, body.errors]).toEqual([400, errors])
  }
  expect(await list()).toEqual(before)
  for (const one of [{ title: 'T' }, { description: 'D' }, { pic: await freshPicture() }]) {
    const { body } = await form('POST', 'createFrontPage', Object.entries(one))
    const blank = { postId: body.data._id, title: '', description: '', pic: '' }
    const refused = await send('PUT', 'updateFrontPage', blank)
    expect([refused.status, refused.body.errors]).toEqual([400, errors])
  }
})

test('a latest post that an earlier version published empty can be changed', async () => {
  const { _id: postId } = await make()
  await site()
    .app.services.database.queries.updateTable('frontPage')
    .set({ title: '' })
    .where('_id', '=', postId)
    .execute()
  const { data } = await site().admin.frontPage.updateFrontPage({ postId, link: '/news' })
  expect(data).toMatchObject({ title: '', link: '/news', status: 'published' })
})

test('a post that ends before it begins is rejected', async () => {
  const moments = { publishAt: '2090-01-31T09:00:00Z', unpublishAt: '2090-01-30T09:00:00Z' }
  const { status, body } = await send('POST', 'createFrontPage', { title: 'T', ...moments })
  expect([status, body.errors[0].path]).toEqual([400, 'unpublishAt'])
})

test('posts are listed newest first, with limit and offset', async () => {
  const { admin, visitor } = await startSite()
  for (const title of ['first', 'second', 'third']) await admin.frontPage.createFrontPage({ title })
  const { frontPages, total } = await visitor.frontPage.frontPages()
  expect(frontPages.map(({ title }) => title)).toEqual(['third', 'second', 'first'])
  const part = await visitor.frontPage.frontPages({ limit: 1, offset: 1 })
  expect(part).toMatchObject({ frontPages: frontPages.slice(1, 2), total: 3 })
  expect(total).toBe(3)
})

describeOnce('text comes back as it was sent', () => {
  test.for(trickyTexts)('%s, as a form and as JSON', async ([, text]) => {
    const given = { title: text, description: text }
    const byForm = await form('POST', 'createFrontPage', Object.entries(given))
    const byJson = await send('POST', 'createFrontPage', given)
    for (const { body } of [byForm, byJson]) expect(body.data).toMatchObject(given)
    expect((await list()).slice(0, 2)).toEqual([byJson.body.data, byForm.body.data])
  })

  test('with maximum length', async () => {
    const given = { title: longText(200), description: longText(200_000) }
    const { _id, ...made } = await make(given)
    expect(made).toMatchObject(given)
    await site().admin.frontPage.deleteFrontPage({ postId: _id })
  })
})

test('an update changes only the fields that are sent', async () => {
  const before = await make({ ...fields, pic: await freshPicture() })
  const { frontPage } = site().admin
  const postId = before._id
  const { data, message } = await frontPage.updateFrontPage({ postId, title: 'Newer' })
  expect(message).toBe('FrontPage Updated Successfully')
  expect(data).toEqual({ ...before, title: 'Newer', version: 2 })
  const other = { title: 'A', description: 'B', link: '/c' }
  const changed = await frontPage.updateFrontPage({ postId, ...other, pic: await freshPicture() })
  expect(changed.data).toMatchObject({ ...other, version: 3 })
  expect(changed.data.pic).not.toBe(before.pic)
  expect((await frontPage.updateFrontPage({ postId, pic: '' })).data.pic).toBe('')
})

test('the id is accepted as postId and as _id, and in the query of a delete', async () => {
  const { _id } = await make()
  const changed = await send('PUT', 'updateFrontPage', { _id, title: 'By the other name' })
  expect(changed.body.data.title).toBe('By the other name')
  expect((await send('DELETE', `deleteFrontPage?_id=${_id}`)).status).toBe(200)
  const other = await make()
  const gone = await send('DELETE', 'deleteFrontPage', { postId: other._id })
  expect(gone.body.message).toBe('FrontPage Deleted Successfully')
  const ids = (await list()).map((each) => each._id)
  expect(ids).not.toContain(_id)
  expect(ids).not.toContain(other._id)
})

describeOnce('a link', () => {
  test.for(goodLinks.map((link) => [link] as const))('%j is stored', async ([link]) => {
    expect((await make({ link })).link).toBe(link)
  })

  test.for(badLinks.map((link) => [link] as const))(
    '%j is refused, and nothing changes',
    async ([link]) => {
      const { _id } = await make(fields)
      const before = await list()
      for (const { status, body } of [
        await send('POST', 'createFrontPage', { link }),
        await send('PUT', 'updateFrontPage', { postId: _id, title: 'not kept', link }),
      ]) {
        expect([status, body.errors[0].path]).toEqual([400, 'link'])
      }
      expect(await list()).toEqual(before)
    },
  )
})

test.for<[string, object, string]>([
  ['a title of 201 characters', { title: 'x'.repeat(201) }, 'title'],
  ['a description that is a list', { description: [] }, 'description'],
  ['a picture that is an address', { pic: 'https://evil.example/a.png' }, 'pic'],
])('%s is refused, and nothing changes', async ([, given, path]) => {
  const before = await list()
  const { status, body } = await send('POST', 'createFrontPage', given)
  expect([status, body.errors[0].path]).toEqual([400, path])
  expect(await list()).toEqual(before)
})

test('an unknown id is not found, and an empty id changes nothing', async () => {
  const { frontPage } = site().admin
  const calls = [
    frontPage.updateFrontPage({ postId: unknownId, title: 'x' }),
    frontPage.deleteFrontPage({ postId: unknownId }),
  ]
  for (const refusal of await refusalsOf(calls)) {
    expect(refusal).toMatchObject({ status: 404, message: 'Latest post not found' })
  }
  const before = await list()
  for (const postId of [undefined, '', ' ']) {
    expect((await send('DELETE', 'deleteFrontPage', { postId })).status).toBe(400)
    expect((await send('PUT', 'updateFrontPage', { postId, title: 'x' })).status).toBe(400)
  }
  expect(await list()).toEqual(before)
})

test('an outdated version is rejected', async () => {
  const { frontPage } = site().admin
  const { _id: postId, version } = await make()
  await frontPage.updateFrontPage({ postId, version, title: 'First' })
  const before = await list()
  const pic = await freshPicture()
  const late = frontPage.updateFrontPage({ postId, version, title: 'Late', pic })
  expect((await refusalOf(late)).status).toBe(409)
  expect(await list()).toEqual(before)
})
