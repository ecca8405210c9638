import { expect, test } from 'vitest'
import { shareTestApp } from '#server/testing/app.ts'
import { refusalOf } from '#server/testing/refusal.ts'

const app = shareTestApp()

test('a member changes their own profile and nobody else’s', async () => {
  const admin = app().client(await app().adminToken())
  const own = (await admin.profile.createProfile({ name: 'Grace' })).data._id
  const other = (await admin.profile.createProfile({ name: 'Katherine' })).data._id
  const member = app().client(await app().tokenOf('grace@salus.example', 'Member', own))
  const { data } = await member.profile.updateProfile({ profileId: own, about: 'Compilers' })
  expect(data).toMatchObject({ name: 'Grace', about: 'Compilers' })
  const refusal = await refusalOf(member.profile.updateProfile({ profileId: other, about: 'x' }))
  expect(refusal).toMatchObject({ status: 403, message: 'Your account may not do this' })
  expect((await admin.profile.profiles({ search: 'Katherine' })).profiles[0]?.about).toBe('')
})

test('a member without a profile changes nobody', async () => {
  const admin = app().client(await app().adminToken('root@salus.example'))
  const profileId = (await admin.profile.createProfile({ name: 'Dorothy' })).data._id
  const member = app().client(await app().tokenOf('nobody@salus.example', 'Member'))
  const refusal = await refusalOf(member.profile.updateProfile({ profileId, name: 'x' }))
  expect(refusal.status).toBe(403)
})

test('an editor neither sees nor undoes what happened to the settings', async () => {
  const admin = app().client(await app().adminToken('owner@salus.example'))
  await admin.settings.updateSettings({ phone: '1' })
  await admin.settings.updateSettings({ phone: '2' })
  const editor = app().client(await app().tokenOf('editor@salus.example', 'Editor'))
  const looking = editor.history.showHistory({ entity: 'settings' })
  expect((await refusalOf(looking)).status).toBe(403)
  const historyId = (await admin.history.showHistory({ entity: 'settings' })).history[0]?._id ?? ''
  expect((await refusalOf(editor.history.restore({ historyId }))).status).toBe(403)
  expect((await admin.settings.getSettings()).settings.phone).toBe('2')
})
