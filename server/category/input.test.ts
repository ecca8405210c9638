import { describe, expect, test } from 'vitest'
import { makeCategory, shareSite, uniqueName } from '#server/tools/testing/content/content.ts'
import { longText, trickyTexts } from '#server/tools/testing/content/texts.ts'
import { sendJson } from '#server/tools/testing/http/send.ts'
import { sendForm } from '#server/tools/testing/http/send-form.ts'

const site = shareSite()
const send = (method: string, path: string, body?: unknown) =>
  sendJson(site().app, method, `/category/${path}`, body, site())
const list = () => site().visitor.category.showAllCategories()

describe('texts are returned as they were sent', () => {
  test('with any characters', async () => {
    const made: unknown[] = []
    for (const [what, text] of trickyTexts) {
      const name = `${text}${uniqueName('')}`
      const { data } = await site().admin.category.addCategory({ name, description: text })
      expect(data, what).toMatchObject({ name, description: text })
      made.push(data)
    }
    expect((await list()).categories).toEqual(expect.arrayContaining(made))
  })

  test('with maximum length', async () => {
    const fields = { name: longText(200), description: longText(2_000) }
    expect((await site().admin.category.addCategory(fields)).data).toMatchObject(fields)
  })
})

describe('an invalid field is rejected by name', () => {
  test.for<[string, object, string]>([
    ['no name', {}, 'name'],
    ['a blank name', { name: ' \n' }, 'name'],
    ['a name that is a list', { name: ['x'] }, 'name'],
    ['a name of 201 characters', { name: 'x'.repeat(201) }, 'name'],
    ['a NUL in the name', { name: 'a\u0000' }, 'name'],
    [
      'a description of 2001 characters',
      { name: 'x', description: 'x'.repeat(2_001) },
      'description',
    ],
    ['a description that is a number', { name: 'x', description: 5 }, 'description'],
  ])('%s', async ([, fields, path]) => {
    const before = await list()
    const { status, body } = await send('POST', 'addCategory', fields)
    expect(status).toBe(400)
    expect(body.errors).toEqual([{ path, message: body.message }])
    expect(await list()).toEqual(before)
  })

  test.for<[string, unknown]>([
    ['none', undefined],
    ['an empty one', ''],
    ['a blank one', '  '],
    ['a number', 5],
    ['a list', []],
    ['an object', { $ne: null }],
    ['one in capitals', '01HZZZZZZZZZZZZZZZZZZZZZZZ'],
    ['one with more behind it', `01hzzzzzzzzzzzzzzzzzzzzzzz' or 1=1`],
  ])('the id: %s', async ([, categoryId]) => {
    await makeCategory(site().admin)
    const before = await list()
    const change = await send('PUT', 'updateCategory', { categoryId, name: 'x' })
    const removal = await send('DELETE', 'deleteCategory', { categoryId })
    for (const { status, body } of [change, removal]) {
      expect(status).toBe(400)
      expect(body.errors).toMatchObject([{ path: 'categoryId' }])
    }
    expect(await list()).toEqual(before)
  })
})

test('unknown fields are not stored', async () => {
  const { body } = await send('POST', 'addCategory', {
    name: uniqueName('Plain'),
    version: 99,
    projects: [{ _id: 'x', title: 'y' }],
    createdAt: '1999',
    admin: true,
  })
  expect(body.data).toMatchObject({ version: 1, projects: [] })
  expect(Object.keys(body.data).toSorted()).toEqual(
    ['_id', 'description', 'name', 'projects', 'version'].toSorted(),
  )
})

describe('the id is also accepted as _id', () => {
  test('for reading, changing and deleting', async () => {
    const { _id } = await makeCategory(site().admin)
    const page = await send('GET', `category?_id=${_id}`)
    expect(page.body.data.selectedCategory._id).toBe(_id)
    const changed = await send('PUT', 'updateCategory', { _id, description: 'By the other name' })
    expect(changed.body.data.description).toBe('By the other name')
    expect((await send('DELETE', 'deleteCategory', { _id })).status).toBe(200)
  })

  test('the name in the specification takes precedence', async () => {
    const named = await makeCategory(site().admin)
    const other = await makeCategory(site().admin)
    await send('DELETE', 'deleteCategory', { categoryId: named._id, _id: other._id })
    const ids = (await list()).categories.map(({ _id }) => _id)
    expect(ids).toContain(other._id)
    expect(ids).not.toContain(named._id)
  })
})

test('a category is deleted by an id in the body, in the query, and in the query with an empty body', async () => {
  const { admin, app, token } = site()
  const byBody = await makeCategory(admin)
  expect((await send('DELETE', 'deleteCategory', { categoryId: byBody._id })).status).toBe(200)
  const byAddress = await makeCategory(admin)
  expect((await send('DELETE', `deleteCategory?categoryId=${byAddress._id}`)).status).toBe(200)
  const byBoth = await makeCategory(admin)
  const response = await app.fetch(`/api/v1/category/deleteCategory?categoryId=${byBoth._id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  })
  expect(response.status).toBe(200)
})

test('a form is accepted like JSON', async () => {
  const { app, token } = site()
  const name = uniqueName('From a form')
  const { body } = await sendForm(
    app,
    'POST',
    '/category/addCategory',
    [
      ['name', name],
      ['description', 'one line\nand another'],
    ],
    { token },
  )
  expect(body.data).toMatchObject({ name, description: 'one line\nand another' })
})

test('the list has limit, offset and total', async () => {
  for (let n = 0; n < 4; n++) await makeCategory(site().admin)
  const { categories, total } = await list()
  expect(total).toBe(categories.length)
  const { category } = site().visitor
  const part = await category.showAllCategories({ limit: 2, offset: 1 })
  expect(part).toMatchObject({ categories: categories.slice(1, 3), total })
  expect(await category.showAllCategories({ offset: total })).toMatchObject({
    categories: [],
    total,
  })
  expect(await category.showAllCategories({ limit: 0 })).toMatchObject({ categories: [], total })
})

test('an unchanged list is not sent again', async () => {
  const { app, admin } = site()
  const path = '/api/v1/category/showAllCategories'
  const first = await app.fetch(path, {})
  const etag = first.headers.get('etag') ?? ''
  const again = () => app.fetch(path, { headers: { 'if-none-match': etag } })
  const second = await again()
  expect([second.status, await second.text()]).toEqual([304, ''])
  await makeCategory(admin)
  expect((await again()).status).toBe(200)
})
