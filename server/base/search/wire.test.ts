import { expect, test } from 'vitest'
import { startBareContent } from '#server/tools/testing/content/bare-content.ts'

test('search', async () => {
  const { get, status, addPost, as } = await startBareContent()
  const post = await addPost('Outlining glioma')
  const secret = await addPost('Glioma unpublished', { status: 'draft' })
  const found = await get('/search/find?q=gliom%20outl&kind=project&limit=3')
  const [first] = found.results
  expect(first).toMatchObject({ kind: 'project', _id: post._id, title: 'Outlining glioma' })
  expect(first.url).toBe(`/project/${post._id}/outlining-glioma`)
  expect(first).toMatchObject({ excerpt: expect.any(String), marks: expect.any(Array) })
  expect(found).toMatchObject({ total: 1, suggestions: expect.any(Array) })
  const idsOf = (answer: { results: { _id: string }[] }) => answer.results.map(({ _id }) => _id)
  expect(idsOf(await get('/search/find?q=glioma'))).toContain(secret._id)
  as('visitor')
  expect(idsOf(await get('/search/find?q=glioma'))).toEqual([post._id])
  // Swapped letters, and characters that count as spaces.
  expect(idsOf(await get('/search/find?q=glioam'))).toEqual([post._id])
  expect(
    idsOf(await get(`/search/find?q=${encodeURIComponent('"outlining" AND -glioma*')}`)),
  ).toEqual([post._id])
  expect(await status('GET', '/search/find?q=x&kind=planet')).toBe(400)
})
