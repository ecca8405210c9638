import { expect, test } from 'vitest'
import { startTestApp } from '#server/tools/testing/app/app.ts'

test('the overview counts entries, and lists upcoming and missing ones', async () => {
  const app = await startTestApp()
  const client = app.client(await app.adminToken())
  const category = (await client.category.addCategory({ name: 'Imaging' })).data._id
  const post = { title: 'Glioma', shortDesc: 'b', content: 'c', category }
  const postId = (await client.post.createPost(post)).data._id
  await client.post.createMilestone({
    postId,
    title: 'Past',
    dueDate: '2001-01-01',
    status: 'Planned',
  })
  await client.post.createMilestone({ postId, title: 'Next', dueDate: '2999-01-01' })
  const ada = (await client.profile.createProfile({ name: 'Ada' })).data._id
  await client.profile.createProfile({ name: 'Grace' })
  await client.team.add({ name: 'Leadership', peoples: [ada] })
  await client.contact.sendMessage({ email: 'v@example.org', message: 'Hello' })

  await client.publication.addPublication({ title: 'On larks', status: 'draft' })
  await client.draft.saveDraft({ entity: 'post', id: postId, fields: { title: 'Gliomas' } })
  const suggested = { entity: 'researchProgress' as const, fields: { postId, description: 'New' } }
  await client.suggestion.suggest(suggested)

  const { overview } = await client.overview.getOverview()
  expect(overview.counts).toMatchObject({ projects: 1, profiles: 2, teams: 1, publications: 1 })
  expect(overview.unreadMessages).toBe(1)
  expect(overview.health.total).toBeGreaterThan(3)
  expect(overview.health.worst).toHaveLength(3)
  expect(overview.openSuggestions).toBe(1)
  expect(overview.unpublished).toEqual([
    { entity: 'post', drafts: 0, changed: 1 },
    { entity: 'publication', drafts: 1, changed: 0 },
  ])
  expect([overview.late, overview.lateMilestones[0]?.title]).toEqual([1, 'Past'])
  expect(overview.upcomingMilestones.map(({ title }) => title)).toEqual(['Next'])
  expect(overview.missing.peopleWithoutTeam.map(({ name }) => name)).toEqual(['Grace'])
  expect(overview.missing.projectsWithoutProgress).toEqual([{ _id: postId, name: 'Glioma' }])
  expect(overview.missing.projectsWithoutPicture).toHaveLength(1)
})
