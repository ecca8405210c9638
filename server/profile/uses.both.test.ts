import { expect, test } from 'vitest'
import {
  makePost,
  makeProfile,
  shareSite,
  unknownId,
} from '#server/tools/testing/content/content.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'

const site = shareSite()

test('the teams, projects and progress entries of a person are returned with their names', async () => {
  const { admin } = site()
  const [ada, grace] = [await makeProfile(admin), await makeProfile(admin)]
  const contributors = [ada._id]
  const { data: team } = await admin.team.add({ name: 'Readers', peoples: [ada._id, grace._id] })
  const post = await makePost(admin, { contributors })
  const progress = { postId: post._id, description: 'A step', contributors }
  const { data: step } = await admin.researchProgress.createResearchProgress(progress)
  const usesOf = async ({ _id }: { _id: string }) =>
    (await admin.profile.profileUses({ profileId: _id })).uses

  expect(await usesOf(ada)).toEqual({
    teams: [{ _id: team._id, name: 'Readers' }],
    projects: [{ _id: post._id, name: post.title }],
    progress: [{ _id: step._id, name: post.title }],
  })
  expect(await usesOf(grace)).toEqual({
    teams: [{ _id: team._id, name: 'Readers' }],
    projects: [],
    progress: [],
  })
})

test('an unknown person is 404', async () => {
  const asked = site().admin.profile.profileUses({ profileId: unknownId })
  expect(await refusalOf(asked)).toMatchObject({ status: 404, message: 'Profile not found' })
})
