import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { prioritizeRequest, yieldToRequests } from './turns.ts'

const held: ServerResponse[] = []
const server = createServer((_, response) => prioritizeRequest(response, () => held.push(response)))
server.listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => server.close())

/** Sends a request and resolves once the server has received it. */
const ask = async () => {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('Not at a port')
  const answer = fetch(`http://127.0.0.1:${address.port}/`)
  while (held.length === 0) await setImmediate()
  const response = held.pop()
  if (!response) throw new Error('Nobody has asked')
  return { answer, response }
}

it('gives priority to a request, also while its response waits for something else', async () => {
  const order: string[] = []
  const { answer, response } = await ask()
  const work = yieldToRequests().then(() => order.push('work'))
  // Iterations of the event loop without work.
  for (let turn = 0; turn < 5; turn++) await setImmediate()
  order.push('answer')
  response.end()
  await Promise.all([answer, work])
  expect(order).toEqual(['answer', 'work'])
})

it('continues beside a request without a response', async () => {
  const { answer, response } = await ask()
  await yieldToRequests()
  response.end()
  expect((await answer).status).toBe(200)
})
