import { expect, test } from 'vitest'
import { startBareContent } from '#server/tools/testing/content/bare-content.ts'

test('drafts, previews and the trash', async () => {
  const { get, send, status, raw, addPost, as } = await startBareContent()
  const post = await addPost('Old')
  const named = { entity: 'post', id: post._id }
  const save = { ...named, fields: { title: 'New' }, version: post.version }
  const { draft } = await send('PUT', '/draft/saveDraft', save)
  expect(draft).toMatchObject({ ...named, fields: { title: 'New' } })
  // Later saves send the version of the draft.
  const stale = { ...save, version: draft.version + 1 }
  expect(await status('PUT', '/draft/saveDraft', stale)).toBe(409)
  expect((await get(`/draft/getDraft?entity=post&_id=${post._id}`)).draft).toEqual(draft)
  expect((await get(`/post/getSinglePost/${post._id}`)).post.title).toBe('Old')
  const shared = await send('POST', '/preview/sharePreview', named)
  expect(shared).toMatchObject({ url: expect.stringContaining(`/preview/${shared.token}`) })
  expect(Date.parse(shared.expiresAt)).toBeGreaterThan(0)
  await send('DELETE', '/preview/revokePreview', { token: shared.token })
  await send('POST', '/draft/publishDraft', { ...named, version: draft.version })
  expect((await get(`/post/getSinglePost/${post._id}`)).post.title).toBe('New')
  await send('PUT', '/draft/saveDraft', { ...named, fields: { title: 'Newer' } })
  await send('DELETE', '/draft/discardDraft', { entity: 'post', _id: post._id })
  expect(await status('GET', `/draft/getDraft?entity=post&id=${post._id}`)).toBe(404)

  await send('DELETE', '/post/deletePost', { postId: post._id, categoryId: post.category._id })
  const { trash } = await get('/trash/showTrash')
  expect(trash).toEqual([
    {
      entity: 'post',
      id: post._id,
      title: 'New',
      deletedBy: expect.any(String),
      deletedAt: expect.any(String),
      until: expect.any(String),
    },
  ])
  expect(Date.parse(trash[0].until) - Date.parse(trash[0].deletedAt)).toBe(30 * 24 * 3_600_000)
  await send('POST', '/trash/restore', named)
  await send('DELETE', '/post/deletePost', { postId: post._id, categoryId: post.category._id })
  await send('DELETE', '/category/deleteCategory', { categoryId: post.category._id })
  expect(await status('POST', '/trash/restore', named)).toBe(409)
  await send('DELETE', '/trash/deleteForGood', named)
  expect((await get('/trash/showTrash')).trash).toMatchObject([{ entity: 'category' }])

  // Caches must not store restricted responses.
  const hidden = await send('POST', '/publication/addPublication', { title: 'X', status: 'draft' })
  expect(hidden.data).toMatchObject({ status: 'draft', publishAt: '', unpublishAt: '' })
  const list = '/publication/showAllPublications?status=all'
  const answer = await raw(list)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect((await answer.json()).total).toBe(1)
  as('visitor')
  expect((await get(list)).total).toBe(0)
  as('editor')
  const publish = { id: hidden.data._id, status: 'published' }
  expect(await status('PUT', '/publication/updatePublication', publish)).toBe(400)
  const soon = { id: hidden.data._id, status: 'published', publishAt: '2999-01-01T00:00:00Z' }
  expect(await status('PUT', '/publication/updatePublication', soon)).toBe(400)
})
