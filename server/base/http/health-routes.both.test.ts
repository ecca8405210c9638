import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createPageCacheCounters } from '#server/base/cache/page-counts.ts'
import { startTestApp } from '#server/tools/testing/app/app.ts'
import { seconds } from '#server/tools/testing/app/clock.ts'
import { databaseKind } from '#server/tools/testing/database/database.ts'
import { mountHealthRoutes } from './health-routes.ts'
import { mountMetricsRoute } from './metrics.ts'

test('a server is alive, and ready unless it is stopping or has no database', async () => {
  let health: ReturnType<typeof mountHealthRoutes> | undefined
  const app = await startTestApp({
    mount: (server, { database, now }) => {
      health = mountHealthRoutes(server, database, now)
    },
  })
  const status = async (path: string) => (await app.fetch(path, {})).status
  expect(await status('/healthz')).toBe(200)
  expect(await status('/readyz')).toBe(200)
  await app.services.database.close()
  app.advance(seconds(1))
  expect(await status('/readyz')).toBe(503)
  expect(await status('/healthz')).toBe(200)
  health?.stopping()
  expect(await status('/readyz')).toBe(503)
})

test.runIf(databaseKind === 'sqlite')('a database that takes no writes is not ready', async () => {
  const app = await startTestApp({
    mount: (server, { database, now }) => void mountHealthRoutes(server, database, now),
  })
  const { queries } = app.services.database
  const statusAfterAWhile = async () => {
    app.advance(seconds(1))
    return (await app.fetch('/readyz', {})).status
  }
  await sql`pragma query_only = on`.execute(queries)
  expect(await statusAfterAWhile()).toBe(503)
  await sql`pragma query_only = off`.execute(queries)
  expect(await statusAfterAWhile()).toBe(200)
})

test('a stopping server is not ready', async () => {
  const app = await startTestApp({
    mount: (server, { database, now }) => mountHealthRoutes(server, database, now).stopping(),
  })
  expect((await app.fetch('/readyz', {})).status).toBe(503)
})

test('metrics count requests by route instead of URL', async () => {
  const app = await startTestApp({
    mount: (server, _, answers) => mountMetricsRoute(server, answers, createPageCacheCounters()),
  })
  // The second response is cached.
  for (let at = 0; at < 2; at++) {
    await app.fetch('/api/v1/publication/showAllPublications?secret=1', {})
  }
  const text = await (await app.fetch('/metrics', {})).text()
  expect(text).toMatch(/salus_http_request_seconds_count{.*showAllPublications.*status="200".*} 2/)
  expect(text).not.toContain('secret')
})
