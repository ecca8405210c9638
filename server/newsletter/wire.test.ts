import { expect, test } from 'vitest'
import { startBareContent } from '#server/tools/testing/content/bare-content.ts'

test('issues of the newsletter', async () => {
  const { get, send, status, addPaper } = await startBareContent()
  const paper = await addPaper('Borders')
  const { data: issue } = await send('POST', '/newsletter/createIssue', {
    subject: 'News',
    content: 'Hello',
    include: [{ kind: 'publication', id: paper._id }],
  })
  await send('PUT', '/newsletter/updateIssue', { issueId: issue._id, subject: 'More news' })
  await send('POST', '/newsletter/sendTest', { issueId: issue._id })
  const { data: sent } = await send('POST', '/newsletter/sendIssue', { issueId: issue._id })
  expect(sent).toMatchObject({ subject: 'More news', sent: 0, refused: 0, total: 0 })
  expect((await get('/newsletter/issues')).issues).toMatchObject([{ _id: issue._id }])
  expect(await status('POST', '/newsletter/sendIssue', { issueId: issue._id })).toBe(409)
})
