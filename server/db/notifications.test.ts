import { Client } from 'pg'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createResponseCache } from '#server/cache/response-cache.ts'
import { storeResponse } from '#server/cache/stored-response.ts'
import { addPublication } from '#server/publication/store.ts'
import { databaseKind, freshPlace, openTestDatabase, type Place } from '#server/testing/database.ts'
import { eventually } from '#server/testing/eventually.ts'
import { noPictures, publicationFields } from '#server/testing/publications.ts'
import type { Database } from './database.ts'
import { write } from './write.ts'

const actor = { accountId: null, name: 'Test' }
const add = (database: Database) =>
  write(database, actor, (tx) => addPublication(tx, publicationFields(), noPictures))

const openTwo = async () => {
  const place = await freshPlace()
  const here = await openTestDatabase({ place })
  const lost: unknown[] = []
  const there = await openTestDatabase({ place, onError: (error) => lost.push(error) })
  let heardThere = 0
  there.feed.subscribe(() => heardThere++)
  return { place, here, there, lost, heardThere: () => heardThere }
}

/** Ends the connections over which instances hear of each other. */
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

/** Counts the notices that reach the instances of this test from now on. */
const countNotices = () => {
  const emit = vi.spyOn(Client.prototype, 'emit')
  onTestFinished(() => emit.mockRestore())
  return () => emit.mock.calls.filter(([event]) => event === 'notification').length
}

const page = () => storeResponse(200, { 'content-type': 'text/html' }, '<p>page</p>')

describe.runIf(databaseKind === 'postgres')('instances that share a database', () => {
  test('a commit on one makes the pages of the other stale', async () => {
    const { here, there } = await openTwo()
    const cache = createResponseCache(there.feed, 1_000_000)
    await cache.get('/', page)
    expect(cache.peek('/')).toBeDefined()
    await add(here)
    await eventually(() => expect(cache.peek('/')).toBeUndefined())
  })

  test('what was rolled back on one is not heard on the other', async () => {
    const { here, heardThere } = await openTwo()
    const failed = write(here, actor, async (tx) => {
      await addPublication(tx, publicationFields(), noPictures)
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    // Notices arrive in the order of commits, so the next one would come after a wrong one.
    await add(here)
    await eventually(() => expect(heardThere()).toBe(1))
  })

  test('an instance does not hear its own commits twice', async () => {
    const { here, there, heardThere } = await openTwo()
    const notices = countNotices()
    await add(there)
    await add(here)
    // Both are told of both commits; only then is it certain what came of it.
    await eventually(() => expect(notices()).toBe(4))
    expect(heardThere()).toBe(2)
  })

  test('one that cannot hear knows it, and starts afresh once it can', async () => {
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

  test('one that is closed while it cannot hear stays closed', async () => {
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
