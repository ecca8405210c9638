import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readBodies } from '#server/http/body.ts'
import { createLocalFetch } from './local-fetch.ts'

const pendingTimers = () =>
  process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length

test('a request of the process to itself leaves nothing behind that holds its answer in memory', async () => {
  const app = Fastify()
  await readBodies(app)
  const rows = async () => ({ rows: 'x'.repeat(1000) })
  app.get('/list', rows)
  app.post('/list', rows)
  const fetch = createLocalFetch(app)
  const headers = { 'content-type': 'application/json' }
  const ask = async () => {
    expect((await fetch('/list', {})).status).toBe(200)
    expect((await fetch('/list', { method: 'POST', headers, body: '{"a":1}' })).status).toBe(200)
  }
  await ask()
  const before = pendingTimers()
  for (let at = 0; at < 20; at++) await ask()
  expect(pendingTimers() - before).toBeLessThan(10)
  await app.close()
})

test('every method of the API arrives as it was sent, and nothing else goes', async () => {
  const app = Fastify()
  const methods = ['GET', 'POST', 'PUT', 'DELETE']
  app.route({ method: methods, url: '/echo', handler: async ({ method }) => ({ method }) })
  const fetch = createLocalFetch(app)
  for (const method of methods) {
    expect(await (await fetch('/echo', { method })).json()).toEqual({ method })
  }
  await expect(fetch('/echo', { method: 'PATCH' })).rejects.toThrow('PATCH')
  const form = fetch('/echo', { method: 'POST', body: new FormData() })
  await expect(form).rejects.toThrow('Only text')
  await app.close()
})
