import { expect, test } from 'vitest'
import { createChangeFeed, type EntryChange } from '#server/base/db/changes.ts'
import {
  expireResponseAt,
  recordReadDependencies,
  recordStatementTables,
} from '#server/base/db/reads.ts'
import { createReadMemoizer } from './memoized-reads.ts'

const start = (most = 10) => {
  const feed = createChangeFeed()
  let at = 0
  let reads = 0
  const known = createReadMemoizer(feed, most, () => at)
  return {
    feed,
    commit: (entity: string) =>
      feed.publish([{ entity, id: 'a', action: 'updated' } satisfies EntryChange]),
    wait: (ms: number) => {
      at += ms
    },
    /** Returns the number of reads. */
    ask: (key = 'key', moment?: number) =>
      known(key, async () => {
        recordStatementTables('select * from "publication"')
        if (moment !== undefined) expireResponseAt(new Date(moment))
        return ++reads
      }),
  }
}

test('a read is memoized until a commit changes its data', async () => {
  const { ask, commit } = start()
  expect([await ask(), await ask()]).toEqual([1, 1])
  commit('settings')
  expect(await ask()).toBe(1)
  commit('publication')
  expect([await ask(), await ask()]).toEqual([2, 2])
})

test('nothing is memoized while notifications are missing, or after some were lost', async () => {
  const { ask, feed } = start()
  expect(await ask()).toBe(1)
  feed.live = false
  expect([await ask(), await ask()]).toEqual([2, 3])
  feed.live = true
  feed.publish('everything')
  expect(await ask()).toBe(4)
})

test('a read after a commit does not share a read from before', async () => {
  const { ask, commit } = start()
  const before = ask()
  commit('settings')
  const after = ask()
  expect([await before, await after, await ask()]).toEqual([1, 2, 2])
})

test('a read sets its expiry', async () => {
  const { ask, wait } = start()
  expect([await ask('key', 1_000), await ask('key', 1_000)]).toEqual([1, 1])
  wait(1_000)
  expect(await ask()).toBe(2)
})

test('a response depends on the data of the memoized reads it uses', async () => {
  const { ask } = start()
  await ask('key', 1_000)
  const { reads } = await recordReadDependencies(() => ask())
  expect(reads.tags).toContain('publication')
  expect(reads.staleAt).toBe(1_000)
})

test('an error rejects all waiting callers and is not memoized', async () => {
  const known = createReadMemoizer(createChangeFeed(), 10)
  await expect(known('key', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await known('key', async () => 'up')).toBe('up')
})

test('the least recently used result is evicted', async () => {
  const { ask } = start(2)
  expect([await ask('a'), await ask('b'), await ask('a'), await ask('c')]).toEqual([1, 2, 1, 3])
  expect([await ask('a'), await ask('b')]).toEqual([1, 4])
})
