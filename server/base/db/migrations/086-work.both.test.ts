import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { isFirstFailedBackupDay, readLastBackup } from '#server/lifecycle/backup/store.ts'
import { startTestApp } from '#server/tools/testing/app/app.ts'
import { hours } from '#server/tools/testing/app/clock.ts'
import { makePlaceBefore } from '#server/tools/testing/database/old-place.ts'
import { work } from './086-work.ts'
import { workOfBackups } from './086-work-of-backups.ts'

const at = '2026-01-02T03:04:05.000Z'
const stamp = { createdAt: at, updatedAt: at, version: 1 }
const idOf = (name: string): string => name.padStart(26, '0')

const mail = (subject: string) =>
  JSON.stringify({ to: 'ada@x.org', subject, text: 'T', html: '<p>T</p>' })

/** Starts a webhook receiver that records delivery ids. */
const startReceiver = async () => {
  const told: unknown[] = []
  const server = createServer((request, response) => {
    told.push(request.headers['webhook-id'])
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return { told, url: `http://127.0.0.1:${address.port}/` }
}

test('waiting mail is sent, and mail that was given up is not', async () => {
  const place = await makePlaceBefore(work, async (insert) => {
    const row = { createdAt: at, tries: 0, problem: null }
    await insert(
      'mailQueue',
      { ...row, _id: idOf('a'), mail: mail('fresh'), nextAt: at },
      { ...row, _id: idOf('b'), mail: mail('later'), tries: 3, nextAt: '2999-01-01', problem: 'P' },
      { ...row, _id: idOf('c'), mail: mail('lost'), tries: 10, nextAt: '9999', problem: 'Down' },
    )
  })
  const app = await startTestApp({ place })
  await app.services.mailQueue.flush()
  expect(app.mailbox.mails).toMatchObject([{ to: 'ada@x.org', subject: 'fresh' }])
  const rows = await app.services.database.queries
    .selectFrom('work')
    .select(['state', 'tries', 'nextAt', 'problem'])
    .orderBy('_id')
    .execute()
  expect(rows).toEqual([
    { state: 'waiting', tries: 3, nextAt: '2999-01-01', problem: 'P' },
    { state: 'failed', tries: 10, nextAt: '', problem: 'Down' },
  ])
  const admin = app.client(await app.adminToken())
  const { data } = await admin.privacy.export({ email: 'ada@x.org' })
  expect(data.records.map(({ table }) => table)).toEqual(['mailQueue', 'mailQueue'])
  const { data: erasure } = await admin.privacy.erase({ email: 'ada@x.org' })
  expect(erasure.erased).toEqual([{ table: 'mailQueue', rows: 2 }])
})

test('webhooks keep their log, and pending deliveries are sent', async () => {
  const receiver = await startReceiver()
  const place = await makePlaceBefore(work, async (insert) => {
    const hook = { _id: idOf('h'), url: receiver.url, secret: 'whsec_c2VjcmV0', offSince: '' }
    const by = { createdAt: at, createdBy: 'Ada', createdById: '' }
    await insert('hook', { ...hook, ...by, events: 'published,changed' })
    const row = { hookId: idOf('h'), kind: 'publication', path: '/p', createdAt: at, status: 0 }
    const fresh = { ...row, event: 'changed', tries: 0, nextAt: '', problem: '', state: 'waiting' }
    await insert(
      'hookDelivery',
      { ...fresh, _id: idOf('d'), entityId: 'd', title: 'Told', state: 'delivered', tries: 2 },
      { ...fresh, _id: idOf('e'), entityId: 'e', title: 'Lost', state: 'failed', status: 500 },
      { ...fresh, _id: idOf('f'), entityId: 'f', title: 'Retried', tries: 3, nextAt: at },
      { ...fresh, _id: idOf('g'), entityId: 'g', title: 'New "one"' },
    )
  })
  const app = await startTestApp({ place, parts: () => ({ privateHooks: true }) })
  const admin = app.client(await app.adminToken())
  const log = async () => (await admin.hook.hooks()).hooks[0]?.deliveries
  expect(await log()).toMatchObject([
    { title: 'New "one"', event: 'changed', state: 'waiting', nextAt: '' },
    { title: 'Retried', state: 'waiting', tries: 3, nextAt: at },
    { title: 'Lost', state: 'failed', status: 500 },
    { title: 'Told', state: 'delivered', tries: 2, createdAt: at },
  ])
  expect(await app.services.hooks.flush()).toBe(2)
  expect(receiver.told).toEqual([idOf('g'), idOf('f')])
  expect((await log())?.map(({ state }) => state)).toEqual([
    ...['delivered', 'delivered', 'failed', 'delivered'],
  ])
})

test('an issue that is being sent reaches the remaining recipients, and nobody twice', async () => {
  const states = ['waiting', 'sending', 'sent', 'refused', 'uncertain', 'left']
  const place = await makePlaceBefore(work, async (insert) => {
    await insert('issue', {
      ...stamp,
      _id: idOf('n'),
      subject: 'News',
      content: 'C',
      include: '[]',
    })
    await insert('issueSending', { issueId: idOf('n'), sentAt: at })
    for (const state of states) {
      const email = `${state}@x.org`
      const reader = { ...stamp, _id: idOf(state), email, emailKey: email, token: state, lang: '' }
      await insert('subscriber', { ...reader, confirmed: 1 })
      const of = {
        issueId: idOf('n'),
        subscriberId: idOf(state),
        tries: 1,
        problem: '',
        nextAt: at,
      }
      await insert('issueDelivery', { ...of, _id: `${idOf('n')}/${idOf(state)}`, state })
    }
  })
  const app = await startTestApp({ place })
  const admin = app.client(await app.adminToken())
  app.mailbox.forget()
  const progress = async () => (await admin.issue.issues()).issues[0]
  const before = { sent: 1, refused: 1, uncertain: 1, left: 1, total: 6, state: 'sending' }
  expect(await progress()).toMatchObject({ ...before, sentAt: at })
  app.advance(hours(1))
  await app.services.newsletter.flush()
  expect(app.mailbox.mails.map(({ to }) => to)).toEqual(['waiting@x.org'])
  expect(await progress()).toMatchObject({ ...before, sent: 2, uncertain: 2, state: 'sent' })
  const { data } = await admin.privacy.export({ email: 'sent@x.org' })
  expect(data.records.map(({ table }) => table).toSorted()).toEqual(['issueDelivery', 'subscriber'])
})

test('completed backups are known, and pending ones continue', async () => {
  const place = await makePlaceBefore(workOfBackups, async (insert) => {
    const row = { tries: 1, leaseUntil: at, madeAt: '', name: '', bytes: '0', pictures: 0 }
    await insert(
      'backup',
      { ...row, day: '2026-01-01', state: 'failed', leaseUntil: '9999', problem: 'Old' },
      {
        ...row,
        day: '2026-01-02',
        state: 'done',
        madeAt: at,
        name: 'nightly-1',
        bytes: '3000000000',
        pictures: 7,
        problem: '',
      },
      { ...row, day: '2026-01-03', state: 'failed', leaseUntil: '9999', tries: 3, problem: 'Full' },
      { ...row, day: '2026-01-04', state: 'failed', tries: 2, problem: 'Still full' },
      { ...row, day: '2026-01-05', state: 'running', problem: '' },
    )
  })
  const { queries } = (await startTestApp({ place })).services.database
  expect(await readLastBackup(queries, new Date(at))).toEqual({
    last: { day: '2026-01-02', madeAt: at, name: 'nightly-1', bytes: 3_000_000_000, pictures: 7 },
    problem: 'Still full',
    isOld: false,
  })
  expect(await isFirstFailedBackupDay(queries, '2026-01-03')).toBe(true)
  expect(await isFirstFailedBackupDay(queries, '2026-01-04')).toBe(false)
  const waiting = queries.selectFrom('work').select(['groupId', 'tries', 'nextAt'])
  expect(await waiting.where('state', '=', 'waiting').orderBy('_id').execute()).toEqual([
    { groupId: '2026-01-04', tries: 2, nextAt: at },
    { groupId: '2026-01-05', tries: 1, nextAt: at },
  ])
})
