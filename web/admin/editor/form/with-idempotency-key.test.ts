import { expect, test } from 'vitest'
import { idempotencyKeyHeader } from '#contract/call/add-key.ts'
import { withIdempotencyKey } from './with-idempotency-key.ts'

const answered = () => Response.json({ success: true })

/** Returns the given responses one after the other, and collects the key of each request. */
const sending = (answers: (() => Response)[]) => {
  const keys: string[] = []
  const send = withIdempotencyKey(async (_, { headers }) => {
    keys.push(new Headers(headers).get(idempotencyKeyHeader) ?? '')
    const answer = answers[keys.length - 1] ?? answered
    return answer()
  })
  return { keys, send: (body: string | FormData) => send('/x', { body }).catch(() => undefined) }
}

const lost = () => {
  throw new TypeError('Failed to fetch')
}

test('a request is repeated under the same key until a response arrives', async () => {
  const cut = () => new Response('{"succ')
  const { keys, send } = sending([lost, cut, answered])
  for (const body of ['a', 'a', 'a', 'a']) await send(body)
  expect(keys[0]).toMatch(/^\w{26}$/)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).toBe(keys[0])
  expect(keys[3]).not.toBe(keys[0])
})

test('a changed request gets a new key', async () => {
  const form = (name: string, file: string) => {
    const data = new FormData()
    data.set('name', name)
    data.set('picture', new File([file], 'a.png', { lastModified: 1 }))
    return data
  }
  const { keys, send } = sending([lost, lost, lost, lost])
  for (const body of [form('a', 'x'), form('a', 'x'), form('b', 'x'), form('b', 'xy')]) {
    await send(body)
  }
  expect(keys[1]).toBe(keys[0])
  expect(new Set(keys).size).toBe(3)
})
