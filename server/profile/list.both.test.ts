import { expect, test } from 'vitest'
import { makeProfile, startSite } from '#server/tools/testing/content/content.ts'

test('people are sorted by name, with limit and offset', async () => {
  const { admin, visitor } = await startSite()
  for (const name of ['Grace', 'Ada', 'Katherine', 'Ada']) await makeProfile(admin, { name })
  const { profiles, total } = await visitor.profile.profiles()
  expect(profiles.map(({ name }) => name)).toEqual(['Ada', 'Ada', 'Grace', 'Katherine'])
  expect(total).toBe(4)
  const part = await visitor.profile.profiles({ limit: 2, offset: 1 })
  expect(part).toMatchObject({ profiles: profiles.slice(1, 3), total })
})

test('the order of people does not depend on the database’s locale', async () => {
  const { admin, visitor } = await startSite()
  const names = ['Zoe', 'ada', 'Ångström', 'Bo Ek', 'Boek', 'Über', 'Ada']
  for (const name of names) await makeProfile(admin, { name })
  const { profiles } = await visitor.profile.profiles()
  expect(profiles.map(({ name }) => name)).toEqual([
    'ada',
    'Ada',
    'Ångström',
    'Bo Ek',
    'Boek',
    'Über',
    'Zoe',
  ])
})

test('people without a team can be listed separately', async () => {
  const { admin, visitor } = await startSite()
  const ada = await makeProfile(admin, { name: 'Ada' })
  await makeProfile(admin, { name: 'Grace' })
  await admin.profile.createProfile({ name: 'Draft', status: 'draft' })
  const alone = async () => {
    const { profiles, total } = await visitor.profile.profiles({ inNoTeam: true })
    return [total, ...profiles.map(({ name }) => name)]
  }
  expect(await alone()).toEqual([2, 'Ada', 'Grace'])
  await admin.team.add({ name: 'Board', peoples: [ada._id] })
  expect(await alone()).toEqual([1, 'Grace'])
})

test('names and pictures can be listed without other fields', async () => {
  const { admin, visitor } = await startSite()
  for (const name of ['Grace', 'Ada']) {
    const otherNames = [`${name} L.`]
    await admin.profile.createProfile({ name, otherNames, about: 'A long story.' })
  }
  const { profiles, total } = await visitor.profile.profileNames()
  expect(profiles).toEqual([
    { _id: expect.any(String), name: 'Ada', otherNames: ['Ada L.'], profilePic: '' },
    { _id: expect.any(String), name: 'Grace', otherNames: ['Grace L.'], profilePic: '' },
  ])
  expect(total).toBe(2)
  expect(await visitor.profile.profileNames({ limit: 1, offset: 1 })).toMatchObject({
    profiles: profiles.slice(1),
    total,
  })
  expect(await visitor.profile.profileNames({ search: 'ad' })).toMatchObject({
    profiles: profiles.slice(0, 1),
    total: 1,
  })
})
