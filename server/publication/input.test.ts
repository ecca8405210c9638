import { describe, expect, test } from 'vitest'
import { shareTestApp } from '#server/tools/testing/app/app.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import { sendJson } from '#server/tools/testing/http/send.ts'

const app = shareTestApp()
let administrator: Promise<string> | undefined

const send = async (method: string, path: string, body?: unknown) => {
  administrator ??= app().adminToken()
  return sendJson(app(), method, `/publication/${path}`, body, { token: await administrator })
}

const add = (fields: object) =>
  send('POST', 'addPublication', { ...publicationFields(), ...fields })
const addOne = async (fields: object = {}) => (await add(fields)).body.data
const list = async () => (await send('GET', 'showAllPublications')).body

describe('an invalid field is rejected by name', () => {
  test.for<[string, object, string]>([
    ['no title', { title: undefined }, 'title'],
    ['an empty title', { title: '' }, 'title'],
    ['a blank title', { title: '   ' }, 'title'],
    ['a title that is a number', { title: 5 }, 'title'],
    ['a title that is a list', { title: ['x'] }, 'title'],
    ['a title that is an object', { title: { $ne: '' } }, 'title'],
    ['a title of 1001 characters', { title: 'x'.repeat(1_001) }, 'title'],
    ['a NUL in the title', { title: 'a\u0000b' }, 'title'],
    ['half a character in the title', { title: '\ud83d' }, 'title'],
    ['no authors', { authors: undefined }, 'authors'],
    ['authors of 200001 characters', { authors: 'x'.repeat(200_001) }, 'authors'],
    ['no date', { publicationDate: undefined }, 'publicationDate'],
    ['a date that is none', { publicationDate: '2026-02-30' }, 'publicationDate'],
    ['a date in words', { publicationDate: 'yesterday' }, 'publicationDate'],
    ['no type', { publicationType: '' }, 'publicationType'],
    ['no link', { publicationLink: '' }, 'publicationLink'],
    ['a link that runs code', { publicationLink: 'javascript:alert(1)' }, 'publicationLink'],
    ['a link without a scheme', { publicationLink: 'example.org' }, 'publicationLink'],
    ['no summary', { publicationSummary: undefined }, 'publicationSummary'],
    ['a summary of 200001', { publicationSummary: 'x'.repeat(200_001) }, 'publicationSummary'],
    ['a NUL in the summary', { publicationSummary: '\u0000' }, 'publicationSummary'],
  ])('%s', async ([, fields, path]) => {
    const before = await list()
    const { status, body } = await add(fields)
    expect(status).toBe(400)
    expect(body.errors).toEqual([{ path, message: body.message }])
    expect(await list()).toEqual(before)
  })

  test('all invalid fields are reported at once', async () => {
    const { body } = await send('POST', 'addPublication', {})
    const paths: string[] = body.errors.map(({ path }: { path: string }) => path)
    expect(paths.toSorted()).toEqual(Object.keys(publicationFields()).toSorted())
    expect(body.message).toBe('Please enter a title')
  })

  test('an update with an invalid field changes nothing', async () => {
    const { _id } = await addOne()
    const before = await list()
    const { status, body } = await send('PUT', 'updatePublication', {
      id: _id,
      title: 'New',
      publicationLink: 'javascript:alert(1)',
    })
    expect(status).toBe(400)
    expect(body.errors).toMatchObject([{ path: 'publicationLink' }])
    expect(await list()).toEqual(before)
  })
})

describe('texts are returned exactly as they were sent', () => {
  test.for<[string, string]>([
    ['several scripts', 'Übergröße, 日本語, Ελληνικά, हिन्दी, ไทย'],
    ['right to left', 'مرحبا بالعالم — שָׁלוֹם \u202Eabc\u202C'],
    ['emoji of several parts', '👩🏽‍🔬👨‍👩‍👧‍👦🏳️‍🌈'],
    ['letters in two forms', 'e\u0301 é'],
    ['markup', '<script>alert("x")</script><b>&amp;</b>'],
    ['SQL', `Robert'); drop table publication; -- "x" \\ %_`],
    ['space around it', '  padded\t\n'],
    ['line ends', 'one\r\ntwo\rthree\u2028four'],
    ['templates', '{{7*7}} <%= 7*7 %> $1 %s'],
  ])('%s', async ([, text]) => {
    const written = { title: text, authors: text, publicationType: text, publicationSummary: text }
    const data = await addOne(written)
    expect(data).toMatchObject(written)
    const { publications } = await list()
    expect(publications).toContainEqual(data)
  })
})

test('the time of a date is removed', async () => {
  const data = await addOne({ publicationDate: '2026-05-01T23:30:00.000+02:00' })
  expect(data.publicationDate).toBe('2026-05-01')
})

test('unknown fields are ignored, and internal columns cannot be set', async () => {
  const data = await addOne({
    _id: '01hzzzzzzzzzzzzzzzzzzzzzzz',
    version: 99,
    createdAt: '1970-01-01',
    isAdmin: true,
  })
  expect(data._id).not.toBe('01hzzzzzzzzzzzzzzzzzzzzzzz')
  expect(data.version).toBe(1)
  expect(data).not.toHaveProperty('isAdmin')
})

describe('the id of an update or a delete', () => {
  test('is also accepted as _id', async () => {
    const { _id } = await addOne()
    const updated = await send('PUT', 'updatePublication', { _id, title: 'By _id' })
    expect(updated.body.data).toMatchObject({ _id, title: 'By _id' })
    expect((await send('DELETE', 'deletePublication', { _id })).status).toBe(200)
  })

  test('is accepted in the query of a delete', async () => {
    for (const name of ['id', '_id']) {
      const { _id } = await addOne()
      expect((await send('DELETE', `deletePublication?${name}=${_id}`)).status).toBe(200)
      expect(JSON.stringify(await list())).not.toContain(_id)
    }
  })

  test('is ignored in the query of an update', async () => {
    const { _id } = await addOne()
    const { status } = await send('PUT', `updatePublication?id=${_id}`, { title: 'x' })
    expect(status).toBe(400)
  })

  test.for<[string, unknown]>([
    ['no body', undefined],
    ['an empty object', {}],
    ['an empty id', { id: '' }],
    ['a blank id', { id: '  ' }],
    ['null', { id: null }],
    ['a list', { id: [] }],
    ['a pattern', { id: '%' }],
    ['an operator', { id: { $ne: null } }],
    ['true', { id: true }],
    ['a list instead of an object', []],
    ['a text instead of an object', 'all'],
  ])('%s is refused and touches nothing', async ([, body]) => {
    await addOne()
    const before = await list()
    expect((await send('DELETE', 'deletePublication', body)).status).toBe(400)
    expect((await send('PUT', 'updatePublication', body)).status).toBe(400)
    expect(await list()).toEqual(before)
  })

  test('an empty id in the query is rejected and nothing changes', async () => {
    const before = await list()
    for (const query of ['', '?id=', '?id=%20', '?_id=', '?id=&_id=']) {
      expect((await send('DELETE', `deletePublication${query}`)).status).toBe(400)
    }
    expect(await list()).toEqual(before)
  })
})

test('a version may be sent as text, as forms do', async () => {
  const { _id } = await addOne()
  const update = { id: _id, title: 'x', version: '1' }
  expect((await send('PUT', 'updatePublication', update)).status).toBe(200)
  expect((await send('PUT', 'updatePublication', update)).status).toBe(409)
})

test('an update without fields changes nothing', async () => {
  const data = await addOne()
  const { status, body } = await send('PUT', 'updatePublication', { id: data._id })
  expect(status).toBe(200)
  expect({ ...body.data, version: 1 }).toEqual(data)
})

test('maximum lengths of all fields are accepted', async () => {
  const longest = {
    title: 'ü'.repeat(200),
    authors: '著'.repeat(2_000),
    publicationSummary: 'ж'.repeat(200_000),
    publicationLink: `https://example.org/${'x'.repeat(1_980)}`,
  }
  expect(await addOne(longest)).toMatchObject(longest)
})
