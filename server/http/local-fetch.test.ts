import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readBodies } from './body.ts'
import { createLocalFetch } from './local-fetch.ts'

const pendingTimers = () =>
  process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length

test('a request of the process to itself leaves nothing behind that holds its answer in memory', async () => {
  const app = Fastify()
  await readBodies(app)
  app.get('/list', async () => ({ rows: 'x'.repeat(1000) }))
  const fetch = createLocalFetch(app)
  await fetch('/list', {})
  const before = pendingTimers()
  for (let at = 0; at < 20; at++) expect((await fetch('/list', {})).status).toBe(200)
  expect(pendingTimers() - before).toBeLessThan(10)
  await app.close()
})
