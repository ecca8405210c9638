import { expect, test } from 'vitest'
import { startTestApp } from '#server/tools/testing/app/app.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'

test('all changes are found by person, kind and time, in pages, newest first', async () => {
  const app = await startTestApp()
  const admin = app.client(await app.adminToken())
  const { data } = await admin.profile.createProfile({ name: 'Grace' })
  await admin.profile.updateProfile({ profileId: data._id, about: 'Ships' })
  await admin.category.addCategory({ name: 'Imaging' })
  const all = await admin.history.activity()
  expect(all.changes.map(({ entity, action }) => [entity, action])).toEqual([
    ['category', 'created'],
    ['profile', 'updated'],
    ['profile', 'created'],
  ])
  expect(all).toMatchObject({ total: 3, people: ['Ada Lovelace'] })
  expect(all.changes[1]).toMatchObject({ before: { about: '' }, after: { about: 'Ships' } })
  const part = await admin.history.activity({ limit: 1, offset: 1 })
  expect(part).toMatchObject({ total: 3, changes: [all.changes[1]] })
  expect((await admin.history.activity({ entity: 'category' })).total).toBe(1)
  expect((await admin.history.activity({ person: 'Ada Lovelace' })).total).toBe(3)
  expect((await admin.history.activity({ person: 'Nobody' })).total).toBe(0)
  const today = all.changes[0]?.at.slice(0, 10) ?? ''
  expect((await admin.history.activity({ from: today, until: today })).total).toBe(3)
  expect((await admin.history.activity({ until: '2000-01-01' })).total).toBe(0)
  expect((await admin.history.activity({ from: '2999-01-01' })).total).toBe(0)
})

test('users do not see changes that they may not make', async () => {
  const app = await startTestApp()
  const admin = app.client(await app.adminToken())
  await admin.settings.updateSettings({ name: 'Secret name' })
  const editor = app.client(await app.tokenOf('e@salus.example', 'Editor'))
  expect((await admin.history.activity()).total).toBe(1)
  expect(await editor.history.activity()).toMatchObject({ total: 0, changes: [], people: [] })
  expect((await editor.history.activity({ entity: 'settings' })).total).toBe(0)
  const profileId = (await admin.profile.createProfile({ name: 'Grace' })).data._id
  const member = app.client(await app.tokenOf('m@salus.example', 'Member', profileId))
  expect((await refusalOf(member.history.activity())).status).toBe(403)
})
