import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { ApiError, createNotFoundError } from '#contract/call/api-error.ts'
import { createChangeFeed, type EntryChange } from '#server/base/db/changes.ts'
import {
  expireResponseAt,
  recordStatementTables,
  trackAsSingleEntryRead,
} from '#server/base/db/reads.ts'
import { createResponseCache } from './response-cache.ts'
import { compressResponse, type StoredResponse } from './stored-response.ts'

const html = (text: string, status = 200) =>
  compressResponse(status, { 'content-type': 'text/html' }, text)
const textOf = (page: StoredResponse | undefined) => page?.variants.identity.body.toString()

const start = (maxBytes = 1_000_000) => {
  const feed = createChangeFeed()
  return {
    feed,
    cache: createResponseCache(feed, maxBytes),
    commit: () => feed.publish('everything'),
  }
}

/** Creates a response that the test completes. */
const slow = () => {
  let finish: (page: StoredResponse | Promise<StoredResponse>) => void = () => undefined
  let fail: (error: Error) => void = () => undefined
  const page = new Promise<StoredResponse>((resolve, reject) => {
    finish = resolve
    fail = reject
  })
  return { render: () => page, finish, fail }
}

const changeOf = (entity: string, id = 'a', owner?: EntryChange['owner']): EntryChange => ({
  entity,
  id,
  action: 'updated',
  owner,
})

/** Creates a response made from rows of these tables. */
const made =
  (...tables: string[]) =>
  async () => {
    for (const table of tables) recordStatementTables(`select * from "${table}"`)
    return html(tables.join())
  }

const mustNotRender = () => expect.fail('it was rendered again')

test('a page is rendered once and then cached', async () => {
  const { cache } = start()
  expect(cache.peek('/')).toBeUndefined()
  expect(textOf(await cache.get('/', () => html('one')))).toBe('one')
  expect(textOf(await cache.get('/', mustNotRender))).toBe('one')
  expect(textOf(cache.peek('/'))).toBe('one')
  expect(cache.peek('/other')).toBeUndefined()
})

test('concurrent requests share one rendering', async () => {
  const { cache } = start()
  const { render, finish } = slow()
  const waiting = [
    cache.get('/', render),
    ...Array.from({ length: 50 }, () => cache.get('/', mustNotRender)),
  ]
  finish(html('one'))
  expect(new Set((await Promise.all(waiting)).map(textOf))).toEqual(new Set(['one']))
})

test('a commit invalidates every page', async () => {
  const { cache, commit } = start()
  await cache.get('/', () => html('old'))
  commit()
  expect(cache.peek('/')).toBeUndefined()
  expect(textOf(await cache.get('/', () => html('new')))).toBe('new')
  expect(textOf(cache.peek('/'))).toBe('new')
})

test('a page that became stale during rendering is not cached', async () => {
  const { cache, commit } = start()
  const { render, finish } = slow()
  const before = cache.get('/', render)
  commit()
  finish(html('old'))
  expect(textOf(await before)).toBe('old')
  expect(cache.peek('/')).toBeUndefined()
})

test('a request after a commit does not get a page rendered before it', async () => {
  const { cache, commit } = start()
  const [first, second] = [slow(), slow()]
  const before = cache.get('/', first.render)
  commit()
  const after = cache.get('/', second.render)
  second.finish(html('new'))
  expect(textOf(await after)).toBe('new')
  first.finish(html('old'))
  expect(textOf(await before)).toBe('old')
  expect(textOf(cache.peek('/'))).toBe('new')
})

test('the cache respects its size and evicts the least recently used page', async () => {
  const page = await html('x'.repeat(1_000))
  const { cache } = start(page.bytes * 3.5)
  for (const key of ['/a', '/b', '/c']) await cache.get(key, async () => page)
  cache.peek('/a')
  await cache.get('/d', async () => page)
  expect(cache.peek('/b')).toBeUndefined()
  for (const key of ['/a', '/c', '/d']) expect(cache.peek(key)).toBeDefined()
})

test('keys count towards the size', async () => {
  const page = await html('small')
  const { cache } = start(page.bytes * 20)
  const keys = Array.from({ length: 10 }, (_, at) => `/${at}${'x'.repeat(page.bytes)}`)
  for (const key of keys) await cache.get(key, async () => page)
  expect(keys.filter((key) => cache.peek(key))).toEqual(keys.slice(-6))
})

test('a replaced page counts once', async () => {
  const page = await html('x'.repeat(1_000))
  const { cache, commit } = start(page.bytes * 2.5)
  for (let round = 0; round < 5; round++) {
    await cache.get('/a', async () => page)
    await cache.get('/b', async () => page)
    expect([cache.peek('/a'), cache.peek('/b')]).toEqual([page, page])
    commit()
  }
})

test('a page larger than the cache is returned and evicts nothing', async () => {
  const small = await html('small')
  const { cache } = start(small.bytes * 4)
  await cache.get('/small', async () => small)
  const large = randomBytes(50_000).toString('hex')
  expect(textOf(await cache.get('/large', () => html(large)))).toBe(large)
  expect(cache.peek('/large')).toBeUndefined()
  expect(cache.peek('/small')).toBeDefined()
})

const failing = () => Promise.reject(new Error('no database'))

test('if rendering fails after an entry was added, the last page is returned', async () => {
  const { cache, feed } = start()
  await cache.get('/', made('team'))
  feed.publish([{ ...changeOf('team'), action: 'created' }])
  expect(textOf(await cache.get('/', failing))).toBe('team')
  expect(textOf(await cache.get('/', () => html('broken', 500)))).toBe('team')
  expect(cache.peek('/')).toBeUndefined()
  expect(textOf(await cache.get('/', () => html('new')))).toBe('new')
})

test('if rendering fails without notifications of other instances, the last page is returned', async () => {
  const { cache, feed } = start()
  await cache.get('/', made('team'))
  feed.live = false
  expect(textOf(await cache.get('/', failing))).toBe('team')
})

test.for([
  ['was changed', [changeOf('team')]],
  ['was removed', [{ ...changeOf('team'), action: 'deleted' }]],
  ['was hidden among other changes', [changeOf('logo'), changeOf('team')]],
  ['may have been hidden unheard', 'everything'],
] as const)(
  'a page that shows what %s is not shown again when rendering fails',
  async ([, changed]) => {
    const { cache, feed } = start()
    await cache.get('/', made('team'))
    feed.publish(changed)
    await expect(cache.get('/', failing)).rejects.toThrow('no database')
    expect((await cache.get('/', () => html('broken', 503))).status).toBe(503)
  },
)

test.for([
  ['is thrown', () => Promise.reject(createNotFoundError('Person'))],
  ['is answered', () => html('gone', 404)],
  ['is thrown as 403', () => Promise.reject(new ApiError('notAllowed', 'No'))],
  ['is answered as 410', () => html('gone', 410)],
] as const)('a refusal that %s drops the last known page', async ([, refuse]) => {
  const { cache, feed } = start()
  await cache.get('/', made('team'))
  feed.publish([{ ...changeOf('team'), action: 'created' }])
  const refused = await cache.get('/', refuse).catch((error: ApiError) => error)
  expect(refused.status).toBeGreaterThanOrEqual(403)
  await expect(cache.get('/', failing)).rejects.toThrow('no database')
})

test('if rendering fails and nothing is cached, the error is thrown and the next request retries', async () => {
  const { cache } = start()
  await expect(cache.get('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect((await cache.get('/', () => html('broken', 503))).status).toBe(503)
  expect(textOf(await cache.get('/', () => html('one')))).toBe('one')
})

test('only pages with status 200 are cached', async () => {
  const { cache } = start()
  expect((await cache.get('/x', () => html('gone', 404))).status).toBe(404)
  expect(cache.peek('/x')).toBeUndefined()
})

test('without notifications of other instances nothing is returned from the cache', async () => {
  const { cache, feed, commit } = start()
  await cache.get('/', () => html('old'))
  feed.live = false
  expect(cache.peek('/')).toBeUndefined()
  expect(textOf(await cache.get('/', () => html('new')))).toBe('new')
  expect(cache.peek('/')).toBeUndefined()
  feed.live = true
  commit()
  expect(cache.peek('/')).toBeUndefined()
})

test('a commit invalidates only pages that show its changes', async () => {
  const { cache, feed } = start()
  await cache.get('/team', made('settings', 'team', 'teamMember', 'profile'))
  await cache.get('/publications', made('settings', 'publication'))
  feed.publish([changeOf('message'), changeOf('account'), changeOf('subscriber')])
  expect(cache.peek('/team')).toBeDefined()
  feed.publish([changeOf('publication')])
  expect(cache.peek('/team')).toBeDefined()
  expect(cache.peek('/publications')).toBeUndefined()
  feed.publish([changeOf('profile')])
  expect(cache.peek('/team')).toBeUndefined()
})

test('rows of an entity change with it', async () => {
  const { cache, feed } = start()
  for (const [table, entity] of [
    ['teamMember', 'team'],
    ['teamMember', 'profile'],
    ['subPost', 'post'],
    ['subPostImage', 'subPost'],
    ['researchProgressImage', 'post'],
  ] as const) {
    await cache.get(table, made(table))
    feed.publish([changeOf(entity)])
    expect(cache.peek(table), `${table} after a change of ${entity}`).toBeUndefined()
  }
})

test('a page of one entry stays fresh when another of its kind changes', async () => {
  const { cache, feed } = start()
  const tables = ['post', 'subPost', 'postContributor', 'profile']
  const pageOf = (id: string) => () => trackAsSingleEntryRead('post', id, made(...tables))
  for (const id of ['a', 'b']) await cache.get(id, pageOf(id))
  feed.publish([changeOf('post', 'a')])
  expect(cache.peek('a')).toBeUndefined()
  expect(cache.peek('b')).toBeDefined()
  feed.publish([changeOf('subPost', 'x', { entity: 'post', id: 'b' })])
  expect(cache.peek('b')).toBeUndefined()
  await cache.get('b', pageOf('b'))
  feed.publish([changeOf('profile', 'someone')])
  expect(cache.peek('b')).toBeUndefined()
})

test('a page made from a table without published changes is invalidated by any change', async () => {
  const { cache, feed } = start()
  await cache.get('/', made('installation'))
  feed.publish([changeOf('message')])
  expect(cache.peek('/')).toBeUndefined()
})

test('a page is cached if a commit during rendering does not affect it', async () => {
  const { cache, feed } = start()
  const { render, finish } = slow()
  const before = cache.get('/', () => {
    recordStatementTables('select * from "team"')
    return render()
  })
  feed.publish([changeOf('publication')])
  finish(html('team'))
  await before
  expect(textOf(cache.peek('/'))).toBe('team')
})

test('a page expires at its first expiry time', async () => {
  const feed = createChangeFeed()
  let now = 0
  const cache = createResponseCache(feed, 1_000_000, { now: () => now })
  const scheduled = async () => {
    for (const moment of [2_000, 1_000, 3_000]) expireResponseAt(new Date(moment))
    return html('before')
  }
  await cache.get('/', scheduled)
  now = 999
  expect(textOf(cache.peek('/'))).toBe('before')
  now = 1_000
  expect(cache.peek('/')).toBeUndefined()
  await expect(cache.get('/', failing)).rejects.toThrow('no database')
  expect(textOf(await cache.get('/', () => html('after')))).toBe('after')
})
