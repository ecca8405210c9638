import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/app.ts'
import { mountHealth } from './health.ts'
import { mountMetrics } from './metrics.ts'

test('a server is alive, and ready until it stops or has no database', async () => {
  let health: ReturnType<typeof mountHealth> | undefined
  const app = await startTestApp({
    mount: (server, { database }) => {
      health = mountHealth(server, database)
    },
  })
  const status = async (path: string) => (await app.fetch(path, {})).status
  expect(await status('/healthz')).toBe(200)
  expect(await status('/readyz')).toBe(200)
  await app.services.database.close()
  expect(await status('/readyz')).toBe(503)
  expect(await status('/healthz')).toBe(200)
  health?.stopping()
  expect(await status('/readyz')).toBe(503)
})

test('stopping is not ready', async () => {
  const app = await startTestApp({
    mount: (server, { database }) => mountHealth(server, database).stopping(),
  })
  expect((await app.fetch('/readyz', {})).status).toBe(503)
})

test('the metrics count requests by route, not by address', async () => {
  const app = await startTestApp({ mount: mountMetrics })
  await app.fetch('/api/v1/publication/showAllPublications?secret=1', {})
  const text = await (await app.fetch('/metrics', {})).text()
  expect(text).toMatch(/salus_http_request_seconds_count{.*showAllPublications.*status="200".*} 1/)
  expect(text).not.toContain('secret')
})
