import { expect, test } from 'vitest'
import { startBareContent } from '#server/tools/testing/content/bare-content.ts'

test('custom pages', async () => {
  const { get, send, status, as } = await startBareContent()
  const fields = { title: 'Imprint', path: '/imprint', content: '# Us', inSitemap: false }
  const { data } = await send('POST', '/page/createPage', fields)
  expect(data).toMatchObject({ ...fields, status: 'published', publishAt: '', unpublishAt: '' })
  expect(await status('POST', '/page/createPage', { title: 'Team', path: '/team' })).toBe(400)
  await send('PUT', '/page/updatePage', { pageId: data._id, path: '/legal/imprint' })
  await send('PUT', '/page/updatePage', { _id: data._id, title: 'Legal' })
  as('visitor')
  expect((await get('/page/pages')).pages).toMatchObject([{ title: 'Legal' }])
  expect((await get('/page/getPage?path=/legal/imprint')).page._id).toBe(data._id)
  expect(await status('GET', '/page/getPage?path=/nowhere')).toBe(404)
  as('editor')
  await send('DELETE', '/page/deletePage', { _id: data._id })
  expect((await get('/page/pages?status=all')).pages).toEqual([])
})
