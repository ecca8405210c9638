import { expect, test } from 'vitest'
import { startTestApp } from '#server/tools/testing/app/app.ts'

const setUp = async () => {
  const app = await startTestApp()
  return { app, client: app.client(await app.adminToken()) }
}

test('a deleted project is restored with all its parts', async () => {
  const { client } = await setUp()
  const category = (await client.category.addCategory({ name: 'Imaging' })).data._id
  const person = (await client.profile.createProfile({ name: 'Ada' })).data._id
  const fields = { title: 'A', shortDesc: 'b', content: 'c', category, contributors: [person] }
  const postId = (await client.post.createPost(fields)).data._id
  await client.post.createSubPost({ postId, sectionName: 'Data' })
  await client.post.createMilestone({ postId, title: 'First scan', dueDate: '2027-01-31' })
  await client.researchProgress.createResearchProgress({
    postId,
    description: 'Done',
    contributors: [person],
  })
  const before = (await client.post.getSinglePost({ id: postId })).post
  const progress = (await client.researchProgress.getResearchProgress({ postId })).researchProgress

  await client.post.deletePost({ postId, categoryId: category })
  const { history } = await client.history.showHistory({ entity: 'post', entityId: postId })
  expect(history.map(({ action, canRestore }) => [action, canRestore])).toEqual([
    ['deleted', true],
    ['created', false],
  ])
  await client.history.restore({ historyId: history[0]?._id ?? '' })

  const after = (await client.post.getSinglePost({ id: postId })).post
  expect(after).toEqual({ ...before, version: before.version + 1 })
  const again = (await client.researchProgress.getResearchProgress({ postId })).researchProgress
  expect(again).toEqual(progress)
})

test('an earlier state of a team is restored without people who are gone', async () => {
  const { client } = await setUp()
  const [ada, grace] = [
    (await client.profile.createProfile({ name: 'Ada' })).data._id,
    (await client.profile.createProfile({ name: 'Grace' })).data._id,
  ]
  const teamId = (await client.team.add({ name: 'Leadership', peoples: [grace, ada] })).data._id
  await client.team.update({ teamId, name: 'Board', peoples: [] })
  await client.profile.deleteProfile({ profileId: ada })

  const { history } = await client.history.showHistory({ entity: 'team', entityId: teamId })
  await client.history.restore({ historyId: history[0]?._id ?? '' })
  const [team] = (await client.team.all()).teams
  expect(team?.name).toBe('Leadership')
  expect(team?.peoples.map(({ _id }) => _id)).toEqual([grace])
})

test('a restored person is on their teams again', async () => {
  const { client } = await setUp()
  const ada = (await client.profile.createProfile({ name: 'Ada' })).data._id
  await client.team.add({ name: 'Leadership', peoples: [ada] })
  await client.profile.deleteProfile({ profileId: ada })
  const { history } = await client.history.showHistory({ entity: 'profile' })
  await client.history.restore({ historyId: history[0]?._id ?? '' })
  expect((await client.team.all()).teams[0]?.peoples.map(({ _id }) => _id)).toEqual([ada])
})

test('parts of an entry that is gone cannot be restored', async () => {
  const { client } = await setUp()
  const category = (await client.category.addCategory({ name: 'Imaging' })).data._id
  const fields = { title: 'A', shortDesc: 'b', content: 'c', category }
  const postId = (await client.post.createPost(fields)).data._id
  await client.post.deletePost({ postId, categoryId: category })
  await client.category.deleteCategory({ categoryId: category })
  const { history } = await client.history.showHistory({ entity: 'post', entityId: postId })
  await expect(client.history.restore({ historyId: history[0]?._id ?? '' })).rejects.toMatchObject({
    status: 409,
  })
})

test('the journal stores related entries by id, and the history shows their current names', async () => {
  const { client, app } = await setUp()
  const about = 'Wrote the first program'
  const ada = (await client.profile.createProfile({ name: 'Ada', about })).data._id
  const gone = (await client.profile.createProfile({ name: 'Grace', about })).data._id
  const teamId = (await client.team.add({ name: 'Board', peoples: [ada, gone] })).data._id
  await client.profile.updateProfile({ profileId: ada, name: 'Ada Lovelace' })
  await client.profile.deleteProfile({ profileId: gone })

  const stored = await app.services.database.queries
    .selectFrom('journal')
    .select('after')
    .where('entity', '=', 'team')
    .executeTakeFirstOrThrow()
  expect(JSON.parse(stored.after ?? '')).toMatchObject({ peoples: [ada, gone] })
  const shown = [
    { _id: ada, name: 'Ada Lovelace' },
    { _id: gone, name: '' },
  ]
  const { history } = await client.history.showHistory({ entity: 'team', entityId: teamId })
  expect(history[0]?.after?.peoples).toEqual(shown)
  const { changes } = await client.history.activity({ entity: 'team' })
  expect(changes[0]?.after?.peoples).toEqual(shown)
})

test('related entries that an earlier version stored whole are shown by name only', async () => {
  const { client, app } = await setUp()
  const ada = (await client.profile.createProfile({ name: 'Ada' })).data._id
  const teamId = (await client.team.add({ name: 'Board', peoples: [ada] })).data._id
  const after = { name: 'Board', peoples: [{ _id: ada, name: 'Ada', mail: 'ada@salus.example' }] }
  await app.services.database.queries
    .updateTable('journal')
    .set({ after: JSON.stringify(after) })
    .where('entity', '=', 'team')
    .execute()
  const { history } = await client.history.showHistory({ entity: 'team', entityId: teamId })
  expect(history[0]?.after?.peoples).toEqual([{ _id: ada, name: 'Ada' }])
})
