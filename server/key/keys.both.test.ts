import { expect, test } from 'vitest'
import { isAccessGranted } from '#contract/call/role.ts'
import { newId } from '#server/base/db/id.ts'
import { startTestApp } from '#server/tools/testing/app/app.ts'
import { unknownId } from '#server/tools/testing/content/content.ts'
import { testOnce } from '#server/tools/testing/database/database.ts'
import { allCalls } from '#server/tools/testing/http/contract-check.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { sendJson } from '#server/tools/testing/http/send.ts'

const startWithKey = async () => {
  const app = await startTestApp()
  const { token, user } = await app.signUpAdmin()
  const admin = app.client(token)
  const made = await admin.key.createKey({ name: 'Nightly sync' })
  return { app, admin, user, ...made, program: app.client(made.key) }
}

testOnce('a key is answered once, is kept as a hash and listed without it', async () => {
  const { app, admin, user, key, data } = await startWithKey()
  expect(key).toMatch(/^salus_[A-Za-z0-9_-]{43}$/)
  const { keys } = await admin.key.keys()
  expect(keys).toEqual([data])
  expect(data).toMatchObject({ name: 'Nightly sync', createdBy: user.username, expiresAt: '' })
  const rows = await app.services.database.queries.selectFrom('accessKey').selectAll().execute()
  expect(JSON.stringify([rows, keys, app.logged()])).not.toContain(key.slice('salus_'.length))
})

testOnce('a key keeps content as an editor does, and the journal names it', async () => {
  const { admin, program } = await startWithKey()
  const { data } = await program.category.addCategory({ name: 'Imaging' })
  expect((await program.message.showAllMessages()).messages).toEqual([])
  const { history } = await admin.history.showHistory({ entity: 'category', entityId: data._id })
  expect(history).toMatchObject([{ actor: 'Ada Lovelace by key Nightly sync' }])
  expect((await admin.key.keys()).keys[0]?.lastUsedAt).not.toBe('')
})

const administratorsOnly = allCalls.filter(
  ({ call: { access } }) => access !== 'public' && !isAccessGranted(access, 'Editor'),
)
const ofPeople = allCalls.filter(({ call }) => call.isPersonal)

testOnce('a key may do nothing that takes an administrator or belongs to a person', async () => {
  const { app, key } = await startWithKey()
  expect(ofPeople.length).toBeGreaterThan(20)
  for (const { name, call } of [...administratorsOnly, ...ofPeople]) {
    const { method, path } = call
    const { status, body } = await sendJson(app, method, path, undefined, { token: key })
    expect([name, status]).toEqual([name, 403])
    if (call.isPersonal) expect(body.message).toMatch(/belongs to a person/)
  }
})

test('every call about the caller requires a person', () => {
  const aboutCaller = /\b(one’s own|the own|oneself|one (has|is|typed|types))\b/
  const told = allCalls.filter(
    ({ call }) => call.access !== 'public' && aboutCaller.test(call.summary),
  )
  expect(told.length).toBeGreaterThan(10)
  expect(told.filter(({ call }) => !call.isPersonal).map(({ name }) => name)).toEqual([])
})

testOnce('a key can neither read, replace nor discard what its maker has typed', async () => {
  const { admin, program } = await startWithKey()
  const [unfinishedId, form] = [newId(), 'publication:new']
  const typed = { unfinishedId, form, values: [['title', 'Not for others']] as [string, string][] }
  await admin.unfinished.saveUnfinished(typed)
  const { unfinished } = program
  expect((await refusalOf(unfinished.showUnfinished({ form }))).status).toBe(403)
  const emptied = unfinished.saveUnfinished({ ...typed, values: [] })
  expect((await refusalOf(emptied)).status).toBe(403)
  expect((await refusalOf(unfinished.discardUnfinished({ unfinishedId }))).status).toBe(403)
  expect((await admin.unfinished.showUnfinished({ form })).unfinished).toMatchObject(typed)
})

testOnce('a key cannot close what its maker has open, nor seem to be its maker', async () => {
  const { app, admin, program } = await startWithKey()
  const { data } = await admin.category.addCategory({ name: 'Imaging' })
  const named = { entity: 'category', id: data._id } as const
  await admin.presence.here(named)
  expect((await refusalOf(program.presence.leave(named))).status).toBe(403)
  expect((await refusalOf(program.presence.here(named))).status).toBe(403)
  const lee = app.client(await app.tokenOf('lee@example.org', 'Editor'))
  expect((await lee.presence.here(named)).others).toEqual([{ name: 'Ada Lovelace' }])
})

test('a revoked key is rejected at once', async () => {
  const { admin, program, data } = await startWithKey()
  await admin.key.revokeKey({ keyId: data._id })
  expect((await refusalOf(program.overview.getOverview())).status).toBe(401)
  expect((await admin.key.keys()).keys).toEqual([])
  expect((await refusalOf(admin.key.revokeKey({ keyId: unknownId }))).status).toBe(404)
})

testOnce('a key ends at its day, and none is made for a day that is over', async () => {
  const { app, admin } = await startWithKey()
  const now = app.services.now()
  const soon = new Date(now.getTime() + 3_600_000).toISOString()
  const { key } = await admin.key.createKey({ name: 'Short', expiresAt: soon })
  const program = app.client(key)
  await program.overview.getOverview()
  app.advance(3_600_000)
  expect((await refusalOf(program.overview.getOverview())).status).toBe(401)
  for (const expiresAt of ['2001-01-31', now.toISOString()]) {
    const call = admin.key.createKey({ name: 'Late', expiresAt })
    expect(await refusalOf(call)).toMatchObject({ status: 400, errors: [{ path: 'expiresAt' }] })
  }
  const again = await refusalOf(admin.key.createKey({ name: ' short ' }))
  expect(again).toMatchObject({ status: 409, errors: [{ path: 'name' }] })
})

testOnce('a key counts until its last day is over in the time zone of the site', async () => {
  const { admin } = await startWithKey()
  for (const [timeZone, end] of [
    ['America/New_York', '2030-02-01T04:59:59.999Z'],
    ['Asia/Tokyo', '2030-01-31T14:59:59.999Z'],
  ] as const) {
    await admin.settings.updateSettings({ timeZone })
    const { data } = await admin.key.createKey({ name: timeZone, expiresAt: '2030-01-31' })
    expect([timeZone, data.expiresAt]).toEqual([timeZone, end])
  }
})

test('keys end with the account of their creator and have no more rights than that account', async () => {
  const { app, admin } = await startWithKey()
  const { token, user } = await app.signUpAdmin('grace@salus.example')
  const { key } = await app.client(token).key.createKey({ name: 'Of Grace' })
  const program = app.client(key)
  const { data: person } = await admin.profile.createProfile({ name: 'Grace' })
  const member = { accountId: user._id, role: 'Member', profileId: person._id } as const
  await admin.administrator.changeRole(member)
  expect((await refusalOf(program.overview.getOverview())).status).toBe(401)
  await admin.administrator.changeRole({ accountId: user._id, role: 'Editor' })
  await program.overview.getOverview()
  await admin.administrator.revoke({ accountId: user._id })
  expect((await refusalOf(program.overview.getOverview())).status).toBe(401)
  await admin.administrator.approve({ accountId: user._id })
  expect((await refusalOf(program.overview.getOverview())).status).toBe(401)
})

test('writes by a key are limited', async () => {
  const app = await startTestApp({ rateLimits: true })
  const { token } = await app.signUpAdmin()
  const { key } = await app.client(token).key.createKey({ name: 'Eager' })
  const call = () => app.client(key).category.deleteCategory({ categoryId: unknownId })
  const statuses = new Set<number>()
  for (let at = 0; at < 122; at++) {
    statuses.add(
      await call().then(
        () => 200,
        (error) => error.status,
      ),
    )
  }
  expect(statuses).toContain(429)
})
