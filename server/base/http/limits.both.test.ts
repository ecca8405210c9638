import { expect, test } from 'vitest'
import { startTestApp } from '#server/tools/testing/app/app.ts'
import { createClock, minutes, seconds } from '#server/tools/testing/app/clock.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import { freshPlace, openTestDatabase, testOnce } from '#server/tools/testing/database/database.ts'
import { countByStatus, refusalOf, statusesOf } from '#server/tools/testing/http/refusal.ts'
import { rateLimitKeyOf } from './client-address.ts'
import { createRateLimiter } from './limits.ts'

const open = async (enabled = true) => {
  const database = await openTestDatabase()
  const clock = createClock()
  return { database, clock, limits: createRateLimiter(database.queries, clock.now, enabled) }
}

test('a rule allows a number of requests per period, and then sends Retry-After', async () => {
  const { limits, clock } = await open()
  await limits.take('codePerAddressNow', 'a')
  clock.advance(seconds(10))
  expect(await refusalOf(limits.take('codePerAddressNow', 'a'))).toMatchObject({
    status: 429,
    retryAfter: 20,
    message: 'Too many attempts. Please try again in 20 seconds.',
  })
  clock.advance(seconds(20))
  await limits.take('codePerAddressNow', 'a')
})

test('subjects are counted separately, even if their texts join to the same key', async () => {
  const { limits } = await open()
  const take = (...subject: string[]) => limits.take('codePerAddressNow', ...subject)
  await take('a', 'b')
  await take('ab')
  await take('b', 'a')
  expect((await refusalOf(take('a', 'b'))).status).toBe(429)
})

test('concurrent requests have the same limit as sequential ones', async () => {
  const { limits } = await open()
  for (const rule of ['loginPerClient', 'writesPerClient'] as const) {
    const wanted = rule === 'loginPerClient' ? 20 : 120
    const takes = Array.from({ length: wanted + 30 }, () => limits.take(rule, 'x'))
    expect(countByStatus(await statusesOf(takes))).toEqual({ 200: wanted, 429: 30 })
  }
})

test('a request can be uncounted, and a count reset', async () => {
  const { limits } = await open()
  for (let n = 0; n < 5; n++) await limits.take('codePerAddressHourly', 'a')
  await limits.uncount('codePerAddressHourly', 'a')
  await limits.take('codePerAddressHourly', 'a')
  expect((await refusalOf(limits.take('codePerAddressHourly', 'a'))).status).toBe(429)
  await limits.reset('codePerAddressHourly', 'a')
  for (let n = 0; n < 5; n++) await limits.take('codePerAddressHourly', 'a')
})

test('counts are shared by instances and persist, without personal data', async () => {
  const place = await freshPlace()
  const database = await openTestDatabase({ place })
  const { now } = createClock()
  const one = createRateLimiter(database.queries, now, true)
  const two = createRateLimiter(database.queries, now, true)
  await one.take('codePerAddressNow', 'grace@salus.example')
  expect((await refusalOf(two.take('codePerAddressNow', 'grace@salus.example'))).status).toBe(429)
  const rows = await database.queries.selectFrom('rateLimit').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('grace')
})

test('the sweep deletes expired counts', async () => {
  const { limits, clock, database } = await open()
  await limits.take('codePerAddressNow', 'a')
  await limits.take('loginPerClient', 'a')
  clock.advance(seconds(31))
  await limits.sweep()
  expect(await database.queries.selectFrom('rateLimit').selectAll().execute()).toHaveLength(1)
})

test('the sweep keeps current counts', async () => {
  const { limits, clock } = await open()
  for (const rule of ['writesPerClient', 'loginPerClient'] as const) {
    const hits = rule === 'loginPerClient' ? 20 : 120
    for (let n = 0; n < hits; n++) await limits.take(rule, 'a')
    clock.advance(seconds(59))
    await limits.sweep()
    expect((await refusalOf(limits.take(rule, 'a'))).status).toBe(429)
  }
})

test('disabled limits count nothing', async () => {
  const { limits, database } = await open(false)
  for (let n = 0; n < 10; n++) await limits.take('codePerAddressNow', 'a')
  expect(await database.queries.selectFrom('rateLimit').selectAll().execute()).toEqual([])
})

// Counted in memory.
testOnce('a client reads 600 times a minute', async () => {
  const app = await startTestApp({ rateLimits: true })
  const read = (from: string) => app.client(null, from).publication.showAllPublications()
  await read('2001:db8::1')
  for (let n = 1; n < 599; n++) {
    await app.services.limits.take('readsPerClient', rateLimitKeyOf('2001:db8::1'))
  }
  await read('2001:db8::1')
  // A host of the same network counts as the same client.
  expect((await refusalOf(read('2001:db8::2'))).status).toBe(429)
  await read('2001:db8:0:1::1')
  app.advance(minutes(1))
  await read('2001:db8::1')
})

testOnce('a token writes 120 times a minute, and another token is not held up by it', async () => {
  const app = await startTestApp({ rateLimits: true })
  const [ada, grace] = [await app.adminToken('a@x.example'), await app.adminToken('g@x.example')]
  const id = '01hzzzzzzzzzzzzzzzzzzzzzzz'
  const attempts = Array.from({ length: 125 }, () =>
    app.client(ada).publication.deletePublication({ id }),
  )
  expect(countByStatus(await statusesOf(attempts))).toEqual({ 404: 120, 429: 5 })
  await app.client(grace).publication.addPublication(publicationFields())
})
