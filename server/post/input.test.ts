import { describe, expect, test } from 'vitest'
import {
  makeCategory,
  makePeople,
  makePost,
  shareSite,
} from '#server/tools/testing/content/content.ts'
import { trickyTexts } from '#server/tools/testing/content/texts.ts'
import { freshPicture } from '#server/tools/testing/files/pictures.ts'
import { sendJson } from '#server/tools/testing/http/send.ts'
import { type FormField, sendForm } from '#server/tools/testing/http/send-form.ts'

const site = shareSite()
const send = (method: string, path: string, body?: unknown) =>
  sendJson(site().app, method, `/post/${path}`, body, site())
const form = (method: string, path: string, entries: readonly FormField[]) =>
  sendForm(site().app, method, `/post/${path}`, entries, site())
const list = () => site().visitor.post.getAllPosts()
const text = { title: 'T', shortDesc: 'S', content: 'C' }
const newCategory = async () => (await makeCategory(site().admin))._id

describe('texts are returned as they were sent', () => {
  test('with any characters, as a form and as JSON', async () => {
    const category = await newCategory()
    const made: unknown[] = []
    for (const [what, value] of trickyTexts) {
      const fields = { title: value, shortDesc: value, content: value, grant: value }
      const wanted = { ...fields, references: [value, 'and', value] }
      const created = await form('POST', 'createPost', [
        ...Object.entries(fields),
        ['references', JSON.stringify(wanted.references)],
        ['category', category],
      ])
      const asJson = await send('POST', 'createPost', { ...wanted, category })
      for (const { body } of [created, asJson]) {
        expect(body.data, what).toMatchObject(wanted)
        made.unshift(body.data)
      }
    }
    expect((await list()).posts).toEqual(made)
  })
})

describe('lists in a form', () => {
  test.for<[string, (values: string[]) => (field: string) => FormField[]]>([
    ['JSON text', (values) => (field) => [[field, JSON.stringify(values)]]],
    ['repeated fields', (values) => (field) => values.map((each) => [field, each])],
    ['fields with brackets', (values) => (field) => values.map((each) => [`${field}[]`, each])],
    ['numbered fields', (values) => (field) => values.map((each, n) => [`${field}[${n}]`, each])],
  ])('come as %s and keep their order', async ([, encode]) => {
    const people = (await makePeople(site().admin, 3)).toReversed()
    const references = ['zeta', 'alpha, with a comma', 'https://doi.org/x']
    const { body } = await form('POST', 'createPost', [
      ...Object.entries({ ...text, category: await newCategory() }),
      ...encode(references)('references'),
      ...encode(people)('contributors'),
    ])
    expect(body.data.references).toEqual(references)
    expect(body.data.contributors.map(({ _id }: { _id: string }) => _id)).toEqual(people)
  })

  test('may be a single field, and an empty one is an empty list', async () => {
    const { _id } = await makePost(site().admin, { references: ['x', 'y'] })
    const one = await form('PUT', 'updatePost', [
      ['postId', _id],
      ['references', 'only one'],
    ])
    expect(one.body.data.references).toEqual(['only one'])
    const none = await form('PUT', 'updatePost', [
      ['postId', _id],
      ['references', ''],
    ])
    expect(none.body.data.references).toEqual([])
  })

  test('that are invalid JSON are rejected', async () => {
    const { _id } = await makePost(site().admin, { references: ['x'] })
    for (const field of ['references', 'contributors']) {
      for (const value of ['[1,', '[{]', '["a"']) {
        const { status, body } = await form('PUT', 'updatePost', [
          ['postId', _id],
          [field, value],
        ])
        expect([status, body.errors]).toEqual([
          400,
          [{ path: field, message: 'Must be a JSON list' }],
        ])
      }
    }
    const { post } = await site().visitor.post.getSinglePost({ id: _id })
    expect(post.references).toEqual(['x'])
  })
})

test('an image is sent in a form, and an empty file field is ignored', async () => {
  const fields = Object.entries({ ...text, category: await newCategory() })
  const shown = await form('POST', 'createPost', [...fields, ['image', await freshPicture()]])
  expect(shown.body.data.image).toMatch(/^\/media\//)
  const bare = await form('POST', 'createPost', [...fields, ['image', new File([], '')]])
  expect(bare.body.data.image).toBe('')
  const kept = await form('PUT', 'updatePost', [
    ['postId', shown.body.data._id],
    ['title', 'New'],
    ['image', new File([], '')],
  ])
  expect(kept.body.data).toMatchObject({ title: 'New', image: shown.body.data.image })
})

const invalid: [string, object, string][] = [
  ['no title', { title: undefined }, 'title'],
  ['a blank title', { title: ' ' }, 'title'],
  ['a title of 201 characters', { title: 'x'.repeat(201) }, 'title'],
  ['no short description', { shortDesc: undefined }, 'shortDesc'],
  ['a short description of 2001', { shortDesc: 'x'.repeat(2_001) }, 'shortDesc'],
  ['no content', { content: '\n' }, 'content'],
  ['content of 200001', { content: 'x'.repeat(200_001) }, 'content'],
  ['half a character', { content: 'a\ud800' }, 'content'],
  ['no category', { category: undefined }, 'category'],
  ['a category that is no id', { category: 'all' }, 'category'],
  ['a grant that is a number', { grant: 5 }, 'grant'],
  ['references that are a number', { references: 5 }, 'references'],
  ['a reference that is a number', { references: ['x', 5] }, 'references.1'],
  ['a NUL in a reference', { references: ['\u0000'] }, 'references.0'],
  [
    'a contributor that is no id',
    { contributors: ['01hzzzzzzzzzzzzzzzzzzzzzzz', 'x'] },
    'contributors.1',
  ],
  ['a contributor that is an object', { contributors: [{ _id: 'x' }] }, 'contributors.0'],
  ['a picture that is a number', { image: 5 }, 'image'],
  ['a picture that is a path', { image: '/etc/passwd' }, 'image'],
]

describe('an invalid field is rejected by name', () => {
  test('for each field, and nothing changes', async () => {
    const category = await newCategory()
    const before = await list()
    for (const [what, fields, path] of invalid) {
      const { status, body } = await send('POST', 'createPost', { ...text, category, ...fields })
      expect([what, status]).toEqual([what, 400])
      expect(body.errors, what).toEqual([{ path, message: body.message }])
      expect(body.message, what).toMatch(/^[A-Z][^{}]{5,}$/)
      expect(body.message, what).not.toMatch(/^Invalid/)
    }
    expect(await list()).toEqual(before)
  })

  test('all invalid fields are reported at once', async () => {
    const { body } = await send('POST', 'createPost', {})
    const paths = body.errors.map(({ path }: { path: string }) => path)
    expect(paths).toEqual(['title', 'shortDesc', 'content', 'category'])
  })

  test('more than 500 references or contributors', async () => {
    const { _id } = await makePost(site().admin)
    for (const field of ['references', 'contributors']) {
      const { status, body } = await form('PUT', 'updatePost', [
        ['postId', _id],
        [field, JSON.stringify(Array(501).fill('x'))],
      ])
      expect(status).toBe(400)
      expect(body.message).toMatch(/500/)
    }
  })
})

test('a missing or empty id is rejected and nothing changes', async () => {
  const { _id, category } = await makePost(site().admin)
  const before = await list()
  for (const id of [undefined, '', ' ', null, 'all', '*', { $gt: '' }]) {
    const calls = [
      await send('PUT', 'updatePost', { postId: id, title: 'x' }),
      await send('DELETE', 'deletePost', { postId: id, categoryId: category._id }),
      await send('DELETE', 'deletePost', { postId: _id, categoryId: id }),
      await send('DELETE', 'deleteSubPost', { postId: _id, subPostId: id }),
      await send('DELETE', 'deleteMilestone', { postId: _id, milestoneId: id }),
    ]
    expect(calls.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
  }
  expect(await list()).toEqual(before)
})

test('the id is also accepted as _id, and in the query of a delete', async () => {
  const { _id, category } = await makePost(site().admin)
  const changed = await form('PUT', 'updatePost', [
    ['_id', _id],
    ['title', 'By the other name'],
  ])
  expect(changed.body.data.title).toBe('By the other name')
  const gone = await send('DELETE', `deletePost?postId=${_id}&categoryId=${category._id}`)
  expect(gone.status).toBe(200)
})

test('unknown fields are not stored', async () => {
  const { body } = await send('POST', 'createPost', {
    ...text,
    category: await newCategory(),
    version: 99,
    _id: 'mine',
    createdAt: '1999',
    subPost: [{ sectionName: 'x' }],
    milestones: [{ title: 'x' }],
    categoryId: 'x',
  })
  expect(body.data).toMatchObject({ version: 1, subPost: [], milestones: [] })
  expect(body.data._id).toHaveLength(26)
})

test('the list has limit, offset and total', async () => {
  const category = await newCategory()
  for (let n = 0; n < 3; n++) await makePost(site().admin, { category })
  const { posts, total } = await list()
  expect(total).toBe(posts.length)
  const part = await site().visitor.post.getAllPosts({ limit: 2, offset: 1 })
  expect(part).toMatchObject({ posts: posts.slice(1, 3), total })
})

test.for(['-1', '1.5', 'x', '', '1e3', '9999999999'])(
  'a limit of "%s" is refused',
  async (limit) => {
    const { status, body } = await send('GET', `getAllPosts?limit=${limit}`)
    expect([status, body.errors[0].path]).toEqual([400, 'limit'])
  },
)

test('an unchanged list is not sent again', async () => {
  const { app, admin } = site()
  const { _id } = await makePost(admin)
  for (const path of ['/api/v1/post/getAllPosts', `/api/v1/post/getSinglePost/${_id}`]) {
    const etag = (await app.fetch(path, {})).headers.get('etag') ?? ''
    const again = () => app.fetch(path, { headers: { 'if-none-match': etag } })
    expect((await again()).status).toBe(304)
    await admin.post.updatePost({ postId: _id, title: `Changed for ${path}` })
    expect((await again()).status).toBe(200)
  }
})
