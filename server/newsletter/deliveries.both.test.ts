import { expect, test } from 'vitest'
import { enqueueTask } from '#server/base/db/work.ts'
import { createClock, minutes } from '#server/tools/testing/app/clock.ts'
import { eventually } from '#server/tools/testing/app/eventually.ts'
import {
  databaseKind,
  freshPlace,
  openTestDatabase,
  type Place,
} from '#server/tools/testing/database/database.ts'
import { createNewsletterDeliveryWorker } from './deliveries.ts'

const mail = ({ email }: { email: string }) => ({ to: email, subject: 'S', text: 't', html: 'h' })

/** Creates recipients and a function that starts workers with any mailer. */
const start = async (recipients: number) => {
  const place: Place = await freshPlace()
  const first = await openTestDatabase({ place })
  const { queries } = first
  const clock = createClock()
  const ids = Array.from({ length: recipients }, (_, index) => `s${index}`)
  for (const _id of ids) {
    const stamp = { _id, createdAt: '', updatedAt: '', version: 1 }
    const email = `${_id}@navy.example`
    await queries
      .insertInto('subscriber')
      .values({ ...stamp, email, emailKey: email, token: _id, confirmed: 1, lang: '' })
      .execute()
    const createdAt = clock.now().toISOString()
    const of = { _id: `i/${_id}`, groupId: 'i', subscriberId: _id }
    await enqueueTask(queries, { kind: 'issueDelivery', createdAt, ...of })
  }
  const taken: string[] = []
  const errors: unknown[] = []
  const worker = async (
    send: (to: string) => Promise<void>,
    reach = async () => undefined,
    compose = async () => mail,
  ) =>
    createNewsletterDeliveryWorker(
      // SQLite allows a single process.
      databaseKind === 'sqlite' ? first : await openTestDatabase({ place }),
      { send: ({ to }) => send(to), reach },
      clock.now,
      compose,
      (error) => errors.push(error),
    )
  const states = async () => {
    const rows = await queries.selectFrom('work').select('state').orderBy('_id').execute()
    return rows.map(({ state }) => state)
  }
  return { taken, errors, clock, worker, states, queries }
}

const answered = (responseCode: number, command: string) =>
  Object.assign(new Error(`${responseCode}`), { responseCode, command })

test.runIf(databaseKind === 'postgres')('several instances send each mail once', async () => {
  const { worker, taken, states } = await start(30)
  const send = async (to: string) => void taken.push(to)
  const workers = await Promise.all([worker(send), worker(send), worker(send)])
  await Promise.all(workers.map((each) => each.flush()))
  expect(taken).toHaveLength(30)
  expect(new Set(taken).size).toBe(30)
  expect(new Set(await states())).toEqual(new Set(['done']))
})

test.runIf(databaseKind === 'postgres')(
  'one whose process died is uncertain after a while, and never sent again',
  async () => {
    const { worker, taken, states, clock } = await start(2)
    const dying = await worker(() => new Promise(() => undefined))
    void dying.flush()
    await eventually(async () => expect(await states()).toEqual(['running', 'waiting']))
    const other = await worker(async (to) => void taken.push(to))
    await other.flush()
    expect(await states()).toEqual(['running', 'done'])
    clock.advance(minutes(3))
    await other.flush()
    expect(await states()).toEqual(['uncertain', 'done'])
    expect(taken).toEqual(['s1@navy.example'])
  },
)

test('a rejected address is counted, not retried, and delays nobody', async () => {
  const { worker, taken, states, clock } = await start(3)
  const { flush } = await worker(async (to) => {
    if (to.startsWith('s1')) throw answered(550, 'RCPT TO')
    taken.push(to)
  })
  expect(await flush()).toBe(2)
  clock.advance(minutes(5_000))
  await flush()
  expect(await states()).toEqual(['done', 'failed', 'done'])
  expect(taken).toEqual(['s0@navy.example', 's2@navy.example'])
})

test('mails that the mail server certainly did not accept are retried later', async () => {
  const { worker, taken, states, clock } = await start(1)
  let isBusy = true
  const { flush } = await worker(async (to) => {
    if (isBusy) throw answered(451, 'RCPT TO')
    taken.push(to)
  })
  await flush()
  expect(await states()).toEqual(['waiting'])
  isBusy = false
  await flush()
  expect(taken).toEqual([])
  clock.advance(minutes(1))
  await flush()
  expect(await states()).toEqual(['done'])
})

test('a mail whose connection broke during delivery is uncertain', async () => {
  const { worker, states, clock } = await start(2)
  let tries = 0
  const { flush } = await worker(async () => {
    tries++
    if (tries === 1) throw Object.assign(new Error('hung up'), { command: 'DATA' })
  })
  await flush()
  expect(await states()).toEqual(['uncertain', 'waiting'])
  clock.advance(minutes(10))
  await flush()
  expect(await states()).toEqual(['uncertain', 'done'])
  expect(tries).toBe(2)
})

test('nobody becomes uncertain while the mail server is unreachable', async () => {
  const { worker, states } = await start(2)
  const { flush } = await worker(
    async () => expect.fail('nothing is sent'),
    async () => {
      throw new Error('down')
    },
  )
  await expect(flush()).rejects.toThrow('down')
  expect(await states()).toEqual(['waiting', 'waiting'])
})

test('stopping finishes the current mail and leaves the rest', async () => {
  const { worker, taken, states } = await start(5)
  const each = await worker(async (to) => {
    taken.push(to)
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
  each.start()
  await eventually(() => expect(taken.length).toBeGreaterThan(0))
  await each.stop()
  const sent = (await states()).filter((state) => state === 'done')
  expect(sent).toHaveLength(taken.length)
  expect(await states()).not.toContain('running')
})

test('an issue that temporarily cannot be composed reaches everyone later', async () => {
  const { worker, taken, states, clock } = await start(2)
  let isBroken = true
  const compose = async () => {
    if (isBroken) throw new Error('Not now')
    return mail
  }
  const { flush } = await worker(async (to) => void taken.push(to), undefined, compose)
  for (let looks = 0; looks < 3; looks++) {
    await expect(flush()).rejects.toThrow('Not now')
    clock.advance(minutes(3))
  }
  expect(await states()).toEqual(['waiting', 'waiting'])
  isBroken = false
  expect(await flush()).toBe(2)
  expect(taken.toSorted()).toEqual(['s0@navy.example', 's1@navy.example'])
})
