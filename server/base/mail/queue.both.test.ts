import { describe, expect, test } from 'vitest'
import { createClock, hours, minutes } from '#server/tools/testing/app/clock.ts'
import { eventually } from '#server/tools/testing/app/eventually.ts'
import { createMailbox } from '#server/tools/testing/app/mailbox.ts'
import {
  databaseKind,
  freshPlace,
  openTestDatabase,
} from '#server/tools/testing/database/database.ts'
import type { Mail, Mailer } from './mail.ts'
import { createMailQueue } from './queue.ts'

const mail = (subject: string): Mail => ({
  to: 'ada@salus.example',
  subject,
  text: 'Text\n',
  html: '<p>Text</p>',
  headers: { 'reply-to': 'grace@salus.example' },
})
const down = new Error('The mail server is down')

const start = async (mailer: Pick<Mailer, 'send'> = createMailbox()) => {
  const database = await openTestDatabase()
  const { queries } = database
  const clock = createClock()
  const errors: unknown[] = []
  const queue = createMailQueue(database, mailer, clock.now, (error) => errors.push(error))
  const rows = () => queries.selectFrom('work').selectAll().orderBy('_id').execute()
  return { database, queries, clock, errors, queue, rows }
}

test('mail is sent unchanged, once, and oldest first', async () => {
  const mailbox = createMailbox()
  const { queue, queries, rows } = await start(mailbox)
  for (const subject of ['first', 'second']) await queue.add(queries, mail(subject))
  expect(await queue.flush()).toBe(2)
  expect(mailbox.mails).toEqual([mail('first'), mail('second')])
  expect(await queue.flush()).toBe(0)
  expect(await rows()).toEqual([])
})

test('mail of a rolled-back transaction is not sent', async () => {
  const mailbox = createMailbox()
  const { queue, queries } = await start(mailbox)
  const failing = queries.transaction().execute(async (trx) => {
    await queue.add(trx, mail('never'))
    throw new Error('undone')
  })
  await expect(failing).rejects.toThrow('undone')
  expect(await queue.flush()).toBe(0)
  expect(mailbox.mails).toEqual([])
})

test('if the mail server is down, mail is retried at growing intervals', async () => {
  const mailbox = createMailbox()
  mailbox.failWith(down)
  const { queue, queries, clock, errors, rows } = await start(mailbox)
  await queue.add(queries, mail('patient'))
  for (const [tries, wait] of [1, 5, 15, 60].entries()) {
    expect(await queue.flush()).toBe(0)
    expect(errors).toHaveLength(tries + 1)
    expect(await rows()).toMatchObject([{ tries: tries + 1, problem: down.message }])
    clock.advance(minutes(wait) - 1)
    await queue.flush()
    expect(errors).toHaveLength(tries + 1)
    clock.advance(1)
  }
  mailbox.failWith()
  expect(await queue.flush()).toBe(1)
  expect(mailbox.mails).toEqual([mail('patient')])
  expect(await rows()).toEqual([])
})

test('a failing mail does not delay others', async () => {
  const sent: string[] = []
  const { queue, queries, rows } = await start({
    send: async ({ subject }) => {
      if (subject === 'bad') throw new Error('550 No such mailbox')
      sent.push(subject)
    },
  })
  for (const subject of ['bad', 'good', 'better']) await queue.add(queries, mail(subject))
  expect(await queue.flush()).toBe(2)
  expect(sent).toEqual(['good', 'better'])
  expect(await rows()).toMatchObject([{ problem: '550 No such mailbox' }])
})

test('a failing mail is given up after days, and kept for the operator', async () => {
  const mailbox = createMailbox()
  mailbox.failWith(down)
  const { queue, queries, clock, errors, rows } = await start(mailbox)
  await queue.add(queries, mail('hopeless'))
  for (let day = 0; day < 40; day++) {
    await queue.flush()
    clock.advance(hours(12))
  }
  expect(errors).toHaveLength(10)
  expect(await rows()).toMatchObject([{ tries: 10, problem: down.message }])
  mailbox.failWith()
  expect(await queue.flush()).toBe(0)
})

test('a mail whose process crashed is sent by the next one', async () => {
  const place = await freshPlace()
  const first = await openTestDatabase({ place })
  const clock = createClock()
  const dying = { send: () => new Promise<never>(() => undefined) }
  const queue = createMailQueue(first, dying, clock.now, () => undefined)
  await queue.add(first.queries, mail('survivor'))
  void queue.flush()
  await eventually(async () => {
    const [row] = await first.queries.selectFrom('work').selectAll().execute()
    expect(row?.tries).toBe(1)
  })
  await first.close()
  const second = await openTestDatabase({ place })
  const mailbox = createMailbox()
  const next = createMailQueue(second, mailbox, clock.now, () => undefined)
  expect(await next.flush()).toBe(0)
  clock.advance(minutes(2))
  expect(await next.flush()).toBe(1)
  expect(mailbox.mails).toEqual([mail('survivor')])
})

test('a mail added while the last one is sent is not forgotten', async () => {
  const mailbox = createMailbox()
  const { database, queries, clock } = await start()
  let isSecondIn = false
  const looks = new WeakSet<object>()
  const slow = queries.withPlugin({
    transformQuery: ({ node, queryId }) => {
      if (node.kind === 'UpdateQueryNode') looks.add(queryId)
      return node
    },
    // Adds a mail right after the queue has found nothing.
    transformResult: async ({ result, queryId }) => {
      if (looks.has(queryId) && result.rows.length === 0 && !isSecondIn) {
        isSecondIn = true
        await queue.add(queries, mail('second'))
        queue.kick()
      }
      return result
    },
  })
  const queue = createMailQueue({ ...database, queries: slow }, mailbox, clock.now, () => undefined)
  await queue.add(queries, mail('first'))
  queue.kick()
  await eventually(() => expect(mailbox.mails).toEqual([mail('first'), mail('second')]))
})

test('a stopping queue completes the current mail', async () => {
  let sent = 0
  const { queue, queries, rows } = await start({
    send: async () => {
      await new Promise((resolve) => setTimeout(resolve, 50))
      sent++
    },
  })
  await queue.add(queries, mail('last'))
  queue.start()
  await queue.stop()
  expect(sent).toBe(1)
  expect(await rows()).toEqual([])
})

describe.runIf(databaseKind === 'postgres')('several queues on one database', () => {
  const startSeveral = async (count: number) => {
    const place = await freshPlace()
    const mailbox = createMailbox()
    const clock = createClock()
    const { queries } = await openTestDatabase({ place })
    const queues = await Promise.all(
      Array.from({ length: count }, async () => {
        const database = await openTestDatabase({ place })
        return createMailQueue(database, mailbox, clock.now, () => undefined)
      }),
    )
    const add = async (subject: string) => queues[0]?.add(queries, mail(subject))
    const subjects = () => mailbox.mails.map(({ subject }) => subject).toSorted()
    return { queries, queues, add, subjects }
  }

  test('send every mail exactly once', async () => {
    const { queues, add, subjects } = await startSeveral(3)
    const all = Array.from({ length: 30 }, (_, n) => `mail ${n}`)
    for (const subject of all) await add(subject)
    await Promise.all(queues.map((queue) => queue.flush()))
    await queues[0]?.flush()
    expect(subjects()).toEqual(all.toSorted())
  })

  test('do not wait for each other', async () => {
    const { queries, queues, add, subjects } = await startSeveral(1)
    await add('in the hands of another')
    await add('free')
    await queries.transaction().execute(async (trx) => {
      await trx.selectFrom('work').select('_id').orderBy('_id').limit(1).forUpdate().execute()
      const flushing = queues[0]?.flush()
      await eventually(() => expect(subjects()).toEqual(['free']))
      await flushing
    })
  })
})
