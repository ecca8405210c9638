import { sql } from 'kysely'
import { Client } from 'pg'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createResponseCache } from '#server/base/cache/response-cache.ts'
import { compressResponse } from '#server/base/cache/stored-response.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import { addPublication } from '#server/publication/store.ts'
import { eventually } from '#server/tools/testing/app/eventually.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import {
  databaseKind,
  freshPlace,
  openTestDatabase,
  type Place,
} from '#server/tools/testing/database/database.ts'
import type { Database } from './database.ts'

const actor = { accountId: null, name: 'Test' }
const add = (database: Database) =>
  writeInTransaction(database, actor, (tx) => addPublication(tx, publicationFields()))

const openTwo = async () => {
  const place = await freshPlace()
  const here = await openTestDatabase({ place })
  const lost: unknown[] = []
  const there = await openTestDatabase({ place, onError: (error) => lost.push(error) })
  let heardThere = 0
  there.feed.subscribe(() => heardThere++)
  return { place, here, there, lost, heardThere: () => heardThere }
}

/** Closes the connections for notifications. */
const cutListeners = async ({ databaseUrl }: Place): Promise<number> => {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  onTestFinished(() => client.end().catch(() => undefined))
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query ilike 'listen%' and pid <> pg_backend_pid()`,
  )
  return rowCount ?? 0
}

/** Counts notifications received from now on. */
const countNotices = () => {
  const emit = vi.spyOn(Client.prototype, 'emit')
  onTestFinished(() => emit.mockRestore())
  return () => emit.mock.calls.filter(([event]) => event === 'notification').length
}

const page = () => compressResponse(200, { 'content-type': 'text/html' }, '<p>page</p>')

/** Creates a page that shows all rows of a table. */
const pageOf =
  ({ queries }: Database, table: 'publication' | 'team') =>
  async () => {
    const rows = await queries.selectFrom(table).select('_id').execute()
    return compressResponse(200, { 'content-type': 'text/html' }, `<p>${rows.length}</p>`)
  }

describe.runIf(databaseKind === 'postgres')('instances that share a database', () => {
  test('a commit on one instance invalidates the affected pages of the other', async () => {
    const { here, there } = await openTwo()
    const cache = createResponseCache(there.feed, 1_000_000)
    await cache.get('/publications', pageOf(there, 'publication'))
    await cache.get('/team', pageOf(there, 'team'))
    expect(cache.peek('/publications')).toBeDefined()
    await add(here)
    await eventually(() => expect(cache.peek('/publications')).toBeUndefined())
    expect(cache.peek('/team')).toBeDefined()
  })

  test('a commit with too many changes for a notification invalidates every page', async () => {
    const { here, there, heardThere } = await openTwo()
    const cache = createResponseCache(there.feed, 1_000_000)
    await cache.get('/team', pageOf(there, 'team'))
    await writeInTransaction(here, actor, async (tx) => {
      for (let at = 0; at < 120; at++) await addPublication(tx, publicationFields())
    })
    await eventually(() => expect(heardThere()).toBe(1))
    expect(cache.peek('/team')).toBeUndefined()
  })

  test('a notification in an unknown format invalidates every page', async () => {
    const { here, there } = await openTwo()
    const cache = createResponseCache(there.feed, 1_000_000)
    for (const payload of ['an-instance', '{"from":"an-instance","tags":["post"]}']) {
      await cache.get('/', page)
      await sql`select pg_notify('salus_changes', ${payload})`.execute(here.queries)
      await eventually(() => expect(cache.peek('/')).toBeUndefined())
    }
  })

  test('a rollback sends no notification', async () => {
    const { here, heardThere } = await openTwo()
    const failed = writeInTransaction(here, actor, async (tx) => {
      await addPublication(tx, publicationFields())
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    // Notifications arrive in the order of commits, so a wrong one would arrive first.
    await add(here)
    await eventually(() => expect(heardThere()).toBe(1))
  })

  test('an instance ignores its own notifications', async () => {
    const { here, there, heardThere } = await openTwo()
    const notices = countNotices()
    await add(there)
    await add(here)
    // Waits until both instances have received both notifications.
    await eventually(() => expect(notices()).toBe(4))
    expect(heardThere()).toBe(2)
  })

  test('an instance knows that notifications are missing, and starts afresh when they return', async () => {
    const { place, here, there, lost, heardThere } = await openTwo()
    const cache = createResponseCache(there.feed, 1_000_000)
    await cache.get('/', page)
    const liveness: boolean[] = []
    expect(await cutListeners(place)).toBe(2)
    await eventually(() => expect(there.feed.live).toBe(false))
    liveness.push(there.feed.live)
    expect(cache.peek('/')).toBeUndefined()
    await eventually(() => expect(there.feed.live).toBe(true))
    expect(heardThere()).toBe(1)
    expect(cache.peek('/')).toBeUndefined()
    expect(lost).not.toEqual([])
    await eventually(() => expect(here.feed.live).toBe(true))
    await add(here)
    await eventually(() => expect(heardThere()).toBe(2))
  })

  test('an instance closed without notifications stays closed', async () => {
    const { place, there } = await openTwo()
    await cutListeners(place)
    await eventually(() => expect(there.feed.live).toBe(false))
    await there.close()
    expect(there.feed.live).toBe(false)
  })
})

test('a feed within one process is always live', async () => {
  if (databaseKind === 'postgres') return
  expect((await openTestDatabase()).feed.live).toBe(true)
})
