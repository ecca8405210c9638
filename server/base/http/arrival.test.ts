import { PassThrough } from 'node:stream'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { followArrival } from './arrival.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
})

const start = (maxBytes = 1_000_000) => {
  const body = new PassThrough()
  const arrival = followArrival(body, maxBytes)
  let status: unknown
  arrival.refused.catch((error: unknown) => {
    status = error instanceof Error && 'status' in error ? error.status : error
  })
  const send = async (bytes: number) => {
    body.write(Buffer.alloc(bytes))
    await vi.advanceTimersByTimeAsync(20_000)
    return status
  }
  return { send, end: arrival.end }
}

test('what comes in fast enough is waited for', async () => {
  const { send } = start()
  for (let n = 0; n < 50; n++) expect(await send(10_240)).toBeUndefined()
})

test('what comes in by drops is not', async () => {
  const { send } = start()
  expect(await send(500_000)).toBeUndefined()
  expect(await send(10_239)).toBe(408)
})

test('more than may come in is refused', async () => {
  const { send } = start(20_000)
  expect(await send(20_000)).toBeUndefined()
  expect(await send(1)).toBe(413)
})

test('what has ended is no longer followed', async () => {
  const { send, end } = start()
  end()
  expect(await send(0)).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})
