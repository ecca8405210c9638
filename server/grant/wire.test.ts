import { expect, test } from 'vitest'
import { startBareContent } from '#server/tools/testing/content/bare-content.ts'

test('grants and the timeline', async () => {
  const { get, send, status, raw, addPost, addPaper, as } = await startBareContent()
  const post = await addPost('Glioma')
  const paper = await addPaper('Borders')
  const fields = {
    name: 'Contours',
    funder: 'Fund',
    funderId: 'https://ror.org/1',
    number: 'F-1',
    from: '2024-01-01',
    until: '2026',
    amount: '1000 EUR',
    people: [],
    projects: [post._id],
    publications: [paper._id],
  }
  const { data: grant } = await send('POST', '/grant/createGrant', fields)
  expect(grant).toMatchObject(fields)
  await send('PUT', '/grant/updateGrant', { grantId: grant._id, number: 'F-2' })
  await send('POST', '/post/createMilestone', {
    postId: post._id,
    title: 'Aim',
    dueDate: '2024-05-01',
    status: 'completed',
  })
  await send('POST', '/researchProgress/createResearchProgress', {
    postId: post._id,
    description: 'It runs',
  })
  const span = `grantId=${grant._id}&from=2024-01-01&until=2024-12-31`
  const { report } = await get(`/grant/report?${span}`)
  expect(report.publications).toMatchObject([{ title: 'Borders' }])
  const csv = await raw(`/grant/report?${span}&format=csv`)
  expect([csv.status, csv.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])

  as('visitor')
  expect(await status('GET', `/grant/report?${span}`)).toBe(401)
  expect((await get('/grant/grants')).grants).toMatchObject([{ name: 'Contours', number: 'F-2' }])
  expect((await get(`/grant/getSingleGrant/${grant._id}`)).grant.name).toBe('Contours')
  expect((await get(`/publication/showAllPublications?grant=${grant._id}`)).total).toBe(1)
  const timeline = await get(
    `/research/timeline?project=${post._id}&category=${post.category._id}&limit=9&offset=0`,
  )
  expect(timeline.total).toBe(2)
  expect(timeline.entries).toMatchObject([
    { kind: 'progress', postId: post._id, state: 'done', date: expect.any(String) },
    { kind: 'milestone', postId: post._id, title: 'Aim', date: '2024-05-01', state: 'done' },
  ])
  expect((await get('/research/timeline?year=2024')).total).toBe(1)

  as('editor')
  await send('DELETE', '/grant/deleteGrant', { grantId: grant._id })
})
