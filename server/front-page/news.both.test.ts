import { expect, test } from 'vitest'
import { shareSite, unknownId } from '#server/tools/testing/content/content.ts'
import { refusalsOf } from '#server/tools/testing/http/refusals.ts'
import { sendJson } from '#server/tools/testing/http/send.ts'

const site = shareSite()

test('a latest post has a text and a date, and can be read alone', async () => {
  const { admin, visitor } = site()
  const given = { title: 'News', content: '# All of it', date: '2026-03-01' }
  const { data } = await admin.frontPage.createFrontPage(given)
  expect(data).toMatchObject(given)
  expect((await visitor.frontPage.getSingleFrontPage({ id: data._id })).data).toEqual(data)
  const { data: bare } = await admin.frontPage.createFrontPage({ title: 'Bare' })
  expect(bare).toMatchObject({ content: '', date: '' })
  const body = { postId: data._id, date: 'yesterday' }
  const answer = await sendJson(site().app, 'PUT', '/frontPage/updateFrontPage', body, site())
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'date' }] } })
})

test('only editors who request drafts see them', async () => {
  const { admin, visitor } = site()
  const { data } = await admin.frontPage.createFrontPage({ content: 'Not yet', status: 'draft' })
  const id = data._id
  const refusals = await refusalsOf([
    visitor.frontPage.getSingleFrontPage({ id }),
    visitor.frontPage.getSingleFrontPage({ id, status: 'all' }),
    admin.frontPage.getSingleFrontPage({ id }),
    visitor.frontPage.getSingleFrontPage({ id: unknownId }),
  ])
  expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect((await admin.frontPage.getSingleFrontPage({ id, status: 'all' })).data).toEqual(data)
})

test('search results link to the page of a post with a text, or else to its link, or else to the news', async () => {
  const { admin, visitor } = site()
  const add = async (fields: object) =>
    (await admin.frontPage.createFrontPage({ title: 'Quokka', ...fields })).data
  const paged = await add({ content: 'Text', link: '/projects' })
  const linked = await add({ link: '/projects' })
  const alone = await add({ link: 'in words' })
  const { results } = await visitor.search.find({ q: 'quokka', kind: 'news' })
  const urls = new Map(results.map(({ _id, url }) => [_id, url]))
  expect(urls.get(paged._id)).toBe(`/news/${paged._id}/quokka`)
  expect(urls.get(linked._id)).toBe('/projects')
  expect(urls.get(alone._id)).toBe('/news')
})
