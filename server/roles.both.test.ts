import { describe, expect, test } from 'vitest'
import { updateAccountRightsAndState } from './administrator/store.ts'
import { signUp } from './tools/testing/accounts/accounts.ts'
import { shareTestApp, startTestApp } from './tools/testing/app/app.ts'
import { countConcurrentStatuses } from './tools/testing/app/at-once.ts'
import { unknownId } from './tools/testing/content/content.ts'
import { databaseKind } from './tools/testing/database/database.ts'
import { callDuringOpenChange } from './tools/testing/database/meanwhile.ts'
import { refusalOf } from './tools/testing/http/refusal.ts'
import { sendJson } from './tools/testing/http/send.ts'

const app = shareTestApp()

test('a member changes only their own profile', async () => {
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

test('a member without a profile changes no profile', async () => {
  const admin = app().client(await app().adminToken('root@salus.example'))
  const profileId = (await admin.profile.createProfile({ name: 'Dorothy' })).data._id
  const member = app().client(await app().tokenOf('nobody@salus.example', 'Member'))
  const refusal = await refusalOf(member.profile.updateProfile({ profileId, name: 'x' }))
  expect(refusal.status).toBe(403)
})

test('an editor neither sees nor undoes changes of the settings', async () => {
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

describe('a role is assigned', () => {
  test('by invitation', async () => {
    const { administrator, profile } = app().client(await app().adminToken('inviter@salus.example'))
    const profileId = (await profile.createProfile({ name: 'Hedy' })).data._id
    await administrator.invite({ email: 'ed@salus.example', role: 'Editor' })
    await administrator.invite({ email: 'hedy@salus.example', role: 'Member', profileId })
    await administrator.invite({ email: 'all@salus.example' })
    const { invitations } = await administrator.showAllAdministrators()
    expect(invitations.map(({ email, userType }) => [email, userType])).toEqual([
      ['ed@salus.example', 'Editor'],
      ['hedy@salus.example', 'Member'],
      ['all@salus.example', 'SuperAdmin'],
    ])
    expect(await signUp(app(), 'ed@salus.example')).toMatchObject({ userType: 'Editor' })
    expect(await signUp(app(), 'hedy@salus.example')).toMatchObject({
      userType: 'Member',
      profileId,
    })
    expect(await signUp(app(), 'all@salus.example')).toMatchObject({ userType: 'SuperAdmin' })
  })

  test('by approval and by change, effective with the next request', async () => {
    const admin = app().client(await app().adminToken('changer@salus.example'))
    const token = await app().tokenOf('changed@salus.example', 'Editor')
    const changed = app().client(token)
    const accountId = (await changed.auth.me()).user._id
    await changed.message.showAllMessages()
    const profileId = (await admin.profile.createProfile({ name: 'Chien' })).data._id
    const { data } = await admin.administrator.changeRole({ accountId, role: 'Member', profileId })
    expect(data).toMatchObject({ userType: 'Member', profileId })
    expect((await changed.auth.me()).user).toMatchObject({ userType: 'Member', profileId })
    expect((await refusalOf(changed.message.showAllMessages())).code).toBe('notAllowed')
    await admin.administrator.approve({ accountId, role: 'Editor' })
    expect((await changed.auth.me()).user).toEqual(
      expect.not.objectContaining({ profileId: expect.anything() }),
    )
    await admin.administrator.approve({ accountId })
    expect((await changed.auth.me()).user.userType).toBe('SuperAdmin')
  })

  test('to a member only with an existing profile', async () => {
    const token = await app().adminToken('strict@salus.example')
    for (const profileId of [undefined, '', unknownId]) {
      const wanted = { email: 'member@salus.example', role: 'Member', profileId }
      const { status, body } = await sendJson(app(), 'POST', '/administrator/invite', wanted, {
        token,
      })
      expect(status).toBe(400)
      expect(body).toMatchObject({ code: 'invalid', errors: [{ path: 'profileId' }] })
    }
  })
})

describe('the last administrator', () => {
  const startWithTwo = async () => {
    const started = await startTestApp()
    const [ada, grace] = [await started.adminToken(), await started.adminToken('g@salus.example')]
    const idOf = async (token: string) => (await started.client(token).auth.me()).user._id
    return { started, ada, grace, adaId: await idOf(ada), graceId: await idOf(grace) }
  }

  test('cannot be demoted by change or approval', async () => {
    const { started, ada, adaId, graceId } = await startWithTwo()
    const { administrator, auth } = started.client(ada)
    await administrator.changeRole({ accountId: graceId, role: 'Editor' })
    for (const call of [administrator.changeRole, administrator.approve]) {
      const refusal = await refusalOf(call({ accountId: adaId, role: 'Editor' }))
      expect(refusal).toMatchObject({ status: 409, code: 'lastAdministrator' })
    }
    expect((await auth.me()).user.userType).toBe('SuperAdmin')
  })

  test('remains when two demote each other, or themselves, at the same time', async () => {
    for (let round = 0; round < 4; round++) {
      const { started, ada, grace, adaId, graceId } = await startWithTwo()
      const [first, second] = round % 2 ? [adaId, graceId] : [graceId, adaId]
      const demote = (token: string, accountId: string) => () =>
        started.client(token).administrator.changeRole({ accountId, role: 'Editor' })
      await countConcurrentStatuses(started, [demote(ada, first), demote(grace, second)])
      const left = await started.services.database.queries
        .selectFrom('account')
        .select('_id')
        .where('userType', '=', 'SuperAdmin')
        .execute()
      expect(left).toHaveLength(1)
      await started.close()
    }
  })

  test.runIf(databaseKind === 'postgres')(
    'remains when one is erased while the other is demoted',
    async () => {
      const { started, grace, graceId } = await startWithTwo()
      const erasure = callDuringOpenChange(
        started.services.database,
        (tx) => updateAccountRightsAndState(tx, graceId, { userType: 'Editor' }),
        () => started.client(grace).privacy.erase({ email: 'ada@salus.example' }),
      )
      expect(await refusalOf(erasure)).toMatchObject({ status: 409, code: 'lastAdministrator' })
    },
  )
})

test('an editor reads messages and the overview, but not pending accounts', async () => {
  const started = await startTestApp()
  await started.adminToken('waits@salus.example')
  await started.services.database.queries
    .updateTable('account')
    .set({ state: 'waiting' })
    .where('email', '=', 'waits@salus.example')
    .execute()
  const editor = started.client(await started.tokenOf('e@salus.example', 'Editor'))
  expect((await editor.message.showAllMessages()).messages).toEqual([])
  expect((await editor.overview.getOverview()).overview.waitingAccounts).toBe(0)
})
