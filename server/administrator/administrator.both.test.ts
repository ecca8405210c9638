import { describe, expect, test } from 'vitest'
import type { User } from '#contract/account/auth.ts'
import { openSession } from '#server/auth/session-store.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import { goodPassword, signUp } from '#server/tools/testing/accounts/accounts.ts'
import { startTestApp, type TestApp } from '#server/tools/testing/app/app.ts'
import { countConcurrentStatuses } from '#server/tools/testing/app/at-once.ts'
import { unknownId } from '#server/tools/testing/content/content.ts'
import { testOnce } from '#server/tools/testing/database/database.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { refusalsOf } from '#server/tools/testing/http/refusals.ts'
import { sendJson } from '#server/tools/testing/http/send.ts'
import { updateAccountRightsAndState } from './store.ts'

const grace = 'grace@salus.example'

/** Starts with the first administrator, who signed up. */
const startWithOwner = async () => {
  const app = await startTestApp()
  const { token, user } = await app.signUpAdmin()
  return { app, token, user, admin: app.client(token) }
}
const logIn = (app: TestApp, email = grace) =>
  app.client().auth.login({ email, password: goodPassword })
const mailsTo = async (app: TestApp, email: string) => {
  await app.services.mailQueue.flush()
  return app.mailbox.to(email)
}

test('an administrator sees all accounts, with the own one marked, and open invitations', async () => {
  const { app, admin, user } = await startWithOwner()
  await signUp(app, grace)
  await admin.administrator.invite({ email: 'Katherine@salus.example' })
  const all = await admin.administrator.showAllAdministrators()
  const { administrators, invitations } = all
  expect(administrators).toMatchObject([
    { _id: user._id, email: user.email, username: user.username, state: 'active', isYou: true },
    { email: grace, state: 'waiting', isYou: false },
  ])
  expect(Object.keys(administrators[0] ?? {}).toSorted()).toEqual([
    '_id',
    'email',
    'hasSecondFactor',
    'isYou',
    'since',
    'state',
    'userType',
    'username',
  ])
  expect(invitations).toMatchObject([
    { email: 'Katherine@salus.example', invitedBy: user.username },
  ])
  expect(all.total).toBe(2)
  expect(await admin.administrator.showAllAdministrators({ limit: 1, offset: 1 })).toMatchObject({
    administrators: administrators.slice(1),
    total: 2,
  })
})

describe('an account that waits for approval', () => {
  testOnce('is approved, told by mail, and gets in', async () => {
    const { app, admin } = await startWithOwner()
    const { _id } = await signUp(app, grace)
    expect((await refusalOf(logIn(app))).status).toBe(403)
    const { data, message } = await admin.administrator.approve({ accountId: _id })
    expect(message).toBe('Administrator Approved')
    expect(data).toMatchObject({ _id, email: grace, state: 'active', isYou: false })
    expect((await logIn(app)).user?._id).toBe(_id)
    const mails = await mailsTo(app, grace)
    expect(mails.at(-1)).toMatchObject({ subject: 'Your Salus account is ready' })
    expect(mails.at(-1)?.text).toContain('https://salus.example/login')
  })

  testOnce('can be shut out instead', async () => {
    const { app, admin } = await startWithOwner()
    const { _id } = await signUp(app, grace)
    await admin.administrator.revoke({ accountId: _id })
    expect(await refusalOf(logIn(app))).toMatchObject({
      status: 403,
      message: 'Your account has been closed',
    })
  })
})

describe('a closed account', () => {
  test('is closed immediately, in every session, until it is opened again', async () => {
    const { app, admin } = await startWithOwner()
    const { token, user } = await app.signUpAdmin(grace)
    const { token: other } = await logIn(app)
    const { data, message } = await admin.administrator.revoke({ accountId: user._id })
    expect(message).toBe('Administrator Revoked')
    expect(data).toMatchObject({ _id: user._id, state: 'revoked', isYou: false })
    for (const each of [token, other]) {
      expect((await refusalOf(app.client(each).auth.me())).status).toBe(401)
    }
    await admin.administrator.approve({ accountId: user._id })
    expect((await refusalOf(app.client(token).auth.me())).status).toBe(401)
    expect((await logIn(app)).user?._id).toBe(user._id)
  })

  testOnce('may be named as _id too', async () => {
    const { app, token } = await startWithOwner()
    const { _id } = await signUp(app, grace)
    for (const name of ['approve', 'revoke']) {
      const path = `/administrator/${name}`
      expect((await sendJson(app, 'PUT', path, { _id }, { token })).status).toBe(200)
    }
  })
})

describe('at least one administrator remains', () => {
  testOnce('nobody shuts themselves out', async () => {
    const { admin, user } = await startWithOwner()
    const call = admin.administrator.revoke({ accountId: user._id })
    expect(await refusalOf(call)).toMatchObject({
      status: 409,
      message: 'You cannot shut yourself out',
    })
    expect((await admin.auth.me()).user).toEqual(user)
  })

  testOnce('the last one is not shut out by anybody', async () => {
    const { app, admin, user } = await startWithOwner()
    const { database } = app.services
    const revoking = writeInTransaction(database, { accountId: null, name: 'Test' }, (tx) =>
      updateAccountRightsAndState(tx, user._id, { state: 'revoked' }),
    )
    expect(await refusalOf(revoking)).toMatchObject({
      status: 409,
      message: 'There must be at least one administrator',
    })
    expect((await admin.auth.me()).user).toEqual(user)
  })

  testOnce('who approves themselves is told that it is them', async () => {
    const { admin, user } = await startWithOwner()
    const { data } = await admin.administrator.approve({ accountId: user._id })
    expect(data).toMatchObject({ _id: user._id, state: 'active', isYou: true })
  })

  test.for([
    ['who signed up first', startWithOwner],
    [
      'none of whom signed up first',
      async () => {
        const app = await startTestApp()
        return { app, ...(await app.client(await app.adminToken()).auth.me()) }
      },
    ],
  ] as const)(
    'of two, %s, who shut each other out at the same moment one stays',
    async ([, start]) => {
      const { app, user } = await start()
      const { user: other } = await app.client(await app.adminToken(grace)).auth.me()
      const { queries } = app.services.database
      const shutOut = async (by: User, whom: User) => {
        const client = app.client(await openSession(queries, by._id, app.services.now()))
        return () => client.administrator.revoke({ accountId: whom._id })
      }
      for (let round = 0; round < 4; round++) {
        const calls = [await shutOut(user, other), await shutOut(other, user)]
        expect((await countConcurrentStatuses(app, calls))[200]).toBe(1)
        const active = queries.selectFrom('account').select('_id').where('state', '=', 'active')
        expect(await active.execute()).toHaveLength(1)
        await queries.updateTable('account').set({ state: 'active' }).execute()
      }
    },
  )
})

testOnce('an unknown account is not found, and a blank id touches nobody', async () => {
  const { app, admin, token } = await startWithOwner()
  const { administrator } = admin
  const calls = [
    administrator.approve({ accountId: unknownId }),
    administrator.revoke({ accountId: unknownId }),
  ]
  for (const refusal of await refusalsOf(calls)) {
    expect(refusal).toMatchObject({ status: 404, message: 'Account not found' })
  }
  for (const accountId of [undefined, '', ' ', 'all']) {
    for (const name of ['approve', 'revoke']) {
      const { status } = await sendJson(
        app,
        'PUT',
        `/administrator/${name}`,
        { accountId },
        { token },
      )
      expect(status).toBe(400)
    }
  }
  expect((await administrator.showAllAdministrators()).administrators).toMatchObject([
    { state: 'active' },
  ])
})

test('changes of accounts are in the journal, without passwords', async () => {
  const { app, admin } = await startWithOwner()
  const { _id } = await signUp(app, grace)
  await admin.administrator.approve({ accountId: _id })
  await admin.administrator.revoke({ accountId: _id })
  const rows = await app.services.database.queries
    .selectFrom('journal')
    .selectAll()
    .where('entityId', '=', _id)
    .orderBy('_id')
    .execute()
  expect(rows.map(({ actor, action }) => [actor, action])).toEqual([
    ['Ada Lovelace', 'created'],
    ['Ada Lovelace', 'updated'],
    ['Ada Lovelace', 'updated'],
  ])
  expect(JSON.stringify(rows)).not.toMatch(/argon|password/i)
})
