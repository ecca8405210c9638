import { describe, expect, test } from 'vitest'
import { days, hours } from '#server/tools/testing/app/clock.ts'
import {
  makeMilestone,
  makePost,
  makeProfile,
  startSite,
} from '#server/tools/testing/content/content.ts'
import { databaseKind } from '#server/tools/testing/database/database.ts'
import { createDigestWorker } from './digests.ts'
import { firstDayOfDigestPeriod } from './period.ts'

/** Starts a site with pending items of every kind, an editor, and a member who contributes to one of two late projects. */
const start = async () => {
  const site = await startSite()
  const { app, admin } = site
  const person = await makeProfile(admin, { name: 'Grace' })
  const own = await makePost(admin, { title: 'Own project', contributors: [person._id] })
  const other = await makePost(admin, { title: 'Other project' })
  const draft = { title: 'Hidden project', contributors: [person._id], status: 'draft' as const }
  const hidden = await makePost(admin, draft)
  for (const { _id } of [own, other, hidden]) {
    await makeMilestone(admin, _id, { title: 'Goal', dueDate: '2020-01-31', status: 'Planned' })
  }
  const editor = app.client(await app.tokenOf('editor@navy.example', 'Editor'))
  const member = app.client(await app.tokenOf('member@navy.example', 'Member', person._id))
  await member.suggestion.suggest({ entity: 'profile', id: person._id, fields: { about: 'New' } })
  await site.visitor.contact.sendMessage({ email: 'x@y.zz', message: 'Hello <b>there</b>' })
  await app.services.mailQueue.flush()
  const mailsTo = async (address: string) => {
    const before = app.mailbox.to(address).length
    await app.services.digests.flush()
    await app.services.mailQueue.flush()
    return app.mailbox.to(address).slice(before)
  }
  return { ...site, editor, member, mailsTo }
}

test('digests are sent only on request', async () => {
  const { editor, app, mailsTo } = await start()
  expect(await editor.digest.getDigest()).toMatchObject({ digest: 'never' })
  await editor.digest.updateDigest({ digest: 'daily' })
  await editor.digest.updateDigest({ digest: 'never' })
  app.advance(days(8))
  expect(await mailsTo('editor@navy.example')).toEqual([])
})

test('an editor gets a daily mail about suggestions, messages and late milestones', async () => {
  const { editor, app, mailsTo } = await start()
  await editor.digest.updateDigest({ digest: 'daily' })
  expect(await editor.digest.getDigest()).toMatchObject({ digest: 'daily' })
  expect(await mailsTo('editor@navy.example')).toEqual([])
  app.advance(days(1))
  const [mail, ...more] = await mailsTo('editor@navy.example')
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Salus: 1 suggestion waits, 1 unread message, 3 milestones are late')
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain('Grace, by ')
    expect(part).toContain('Own project: Goal, due 2020-01-31')
    expect(part).toContain('https://salus.example/admin/messages')
    expect(part).toContain('https://salus.example/admin/account')
  }
  expect(mail?.text).toContain('x@y.zz: Hello <b>there</b>')
  expect(mail?.html).toContain('Hello &lt;b&gt;there&lt;/b&gt;')
  expect(await mailsTo('editor@navy.example')).toEqual([])
  app.advance(days(1))
  expect(await mailsTo('editor@navy.example')).toHaveLength(1)
})

test('an editor gets a weekly mail about new health findings', async () => {
  const { editor, app, mailsTo } = await start()
  await editor.digest.updateDigest({ digest: 'weekly' })
  app.advance(days(7))
  const [first] = await mailsTo('editor@navy.example')
  expect(first?.subject).not.toContain('to look at')
  const later = app.client(await app.adminToken('later@navy.example'))
  await makeProfile(later, { name: 'Nobody knows' })
  app.advance(days(7))
  const [mail] = await mailsTo('editor@navy.example')
  expect(mail?.subject).toContain('2 new things to look at')
  expect(mail?.text).toContain('- People without a picture: 1 more')
  expect(mail?.text).toContain('https://salus.example/admin/health')
})

test('a member only gets late milestones of their own projects', async () => {
  const { member, app, mailsTo } = await start()
  await member.digest.updateDigest({ digest: 'weekly' })
  app.advance(days(7))
  const [mail] = await mailsTo('member@navy.example')
  expect(mail?.subject).toBe('Salus: 1 milestone is late')
  expect(mail?.text).toContain('Own project')
  expect(mail?.text).not.toMatch(/Other project|Hidden project|Hello|suggestion/)
})

test('no mail is sent if nothing is pending or the account is closed', async () => {
  const { app, admin } = await startSite()
  await admin.digest.updateDigest({ digest: 'daily' })
  app.advance(days(1))
  expect(await app.services.digests.flush()).toBe(0)
  const { editor, app: other, mailsTo, ...site } = await start()
  await editor.digest.updateDigest({ digest: 'daily' })
  const { user } = await editor.auth.me()
  await site.admin.administrator.revoke({ accountId: user._id })
  other.advance(days(1))
  expect(await mailsTo('editor@navy.example')).toEqual([])
})

test.runIf(databaseKind === 'postgres')('several instances send one mail', async () => {
  const { editor, app, mailsTo } = await start()
  await editor.digest.updateDigest({ digest: 'daily' })
  app.advance(days(1))
  const workers = Array.from({ length: 4 }, () => createDigestWorker(app.services, () => undefined))
  const told = await Promise.all(workers.map((worker) => worker.flush()))
  expect(told.toSorted()).toEqual([0, 0, 0, 1])
  await app.services.mailQueue.flush()
  expect(await mailsTo('editor@navy.example')).toEqual([])
  expect(
    app.mailbox.to('editor@navy.example').filter(({ text }) => /chose so/.test(text)),
  ).toHaveLength(1)
})

describe('days begin at six, weeks on Monday', () => {
  test.for([
    ['daily', '2026-11-16T05:59:59Z', '2026-11-15'],
    ['daily', '2026-11-16T06:00:00Z', '2026-11-16'],
    ['weekly', '2026-11-16T05:59:59Z', '2026-11-09'],
    ['weekly', '2026-11-16T06:00:00Z', '2026-11-16'],
    ['weekly', '2026-11-22T23:00:00Z', '2026-11-16'],
  ] as const)('%s at %s', ([rhythm, moment, period]) => {
    expect(firstDayOfDigestPeriod(rhythm, new Date(moment))).toBe(period)
    expect(
      firstDayOfDigestPeriod(rhythm, new Date(Date.parse(moment) + hours(24 * 7))) > period,
    ).toBe(true)
  })
})
