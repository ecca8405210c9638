import { expect, test } from 'vitest'
import { startBareContent } from '#server/tools/testing/content/bare-content.ts'

test('roles and suggestions', async () => {
  const { get, send, status, addPost, as, use, app } = await startBareContent()
  const post = await addPost('Glioma')
  const { data: grace } = await send('POST', '/profile/createProfile', { name: 'Grace' })
  for (const [method, path] of [
    ['POST', '/administrator/invite'],
    ['DELETE', '/settings/removeExampleContent'],
  ] as const) {
    expect([path, await status(method, path, {})]).toEqual([path, 403])
  }
  for (const path of ['/message/showAllMessages', '/newsletter/showAllSubscribers'])
    expect(await status('GET', path)).toBe(200)

  const member = await app.tokenOf('grace@salus.example', 'Member', grace._id)
  use(member)
  for (const path of ['/message/showAllMessages', '/overview/getOverview', '/trash/showTrash'])
    expect([path, await status('GET', path)]).toEqual([path, 403])
  const fields = { postId: post._id, description: 'It runs' }
  await send('POST', '/suggestion/suggest', { entity: 'researchProgress', fields })
  const about = { entity: 'profile', id: grace._id, fields: { about: 'Compilers' } }
  await send('POST', '/suggestion/suggest', about)
  as('editor')
  const { suggestions } = await get('/suggestion/showSuggestions')
  expect(suggestions).toMatchObject([{ entity: 'researchProgress', fields }, { entity: 'profile' }])
  await send('PUT', '/suggestion/accept', { suggestionId: suggestions[0]._id, note: 'Thanks' })
  await send('PUT', '/suggestion/decline', { suggestionId: suggestions[1]._id, note: 'Later' })

  as('admin')
  const invite = (input: object) => status('POST', '/administrator/invite', input)
  expect(await invite({ email: 'a@salus.example', role: 'Member' })).toBe(400)
  expect(await invite({ email: 'a@salus.example', role: 'Chief' })).toBe(400)
  expect(await invite({ email: 'a@salus.example', role: 'Editor' })).toBe(200)
  const { administrators } = await get('/administrator/showAllAdministrators')
  const byEmail = new Map<string, { _id: string; userType: string }>(
    administrators.map((each: { email: string }) => [each.email, each]),
  )
  expect(byEmail.get('editor@salus.example')?.userType).toBe('Editor')
  const own = administrators.find((each: { isYou: boolean }) => each.isYou)
  const demote = { accountId: own._id, role: 'Editor' }
  expect(await status('PUT', '/administrator/changeRole', demote)).toBe(409)
})
