import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { monitorBodyArrival } from './arrival.ts'

const megabyte = 1_000_000

const start = (maxBytes = 50 * megabyte) => {
  const body = new PassThrough()
  let look: (() => void) | undefined
  const arrival = monitorBodyArrival(body, maxBytes, (work) => {
    look = work
    return () => {
      look = undefined
    }
  })
  let status: unknown
  arrival.refused.catch((error: unknown) => {
    status = error instanceof Error && 'status' in error ? error.status : error
  })
  /** Sends `bytesPerSecond` for some seconds. Returns the status of the error, if there was one. */
  const send = async (bytesPerSecond: number, seconds = 1) => {
    for (let at = 0; at < seconds && status === undefined; at++) {
      if (bytesPerSecond > 0) body.write(Buffer.alloc(bytesPerSecond))
      await new Promise((resolve) => setImmediate(resolve))
      look?.()
    }
    await new Promise((resolve) => setImmediate(resolve))
    return status
  }
  return { send, end: arrival.end, isFollowed: () => look !== undefined }
}

test('10 MB at 50 kB/s arrive, with a pause of 20 s', async () => {
  const { send } = start()
  expect(await send(50_000, 100)).toBeUndefined()
  expect(await send(0, 20)).toBeUndefined()
  expect(await send(50_000, 100)).toBeUndefined()
})

test('1 kB per second is enough, and less is not', async () => {
  expect(await start().send(1_000, 600)).toBeUndefined()
  const slow = start()
  expect(await slow.send(999, 59)).toBeUndefined()
  expect(await slow.send(999)).toBe(408)
})

test('a fast start does not excuse a slow minute later', async () => {
  const { send } = start()
  expect(await send(5 * megabyte)).toBeUndefined()
  expect(await send(100, 59)).toBeUndefined()
  expect(await send(100)).toBe(408)
})

test('30 seconds without a byte are too long', async () => {
  const { send } = start()
  expect(await send(megabyte)).toBeUndefined()
  expect(await send(0, 29)).toBeUndefined()
  expect(await send(0)).toBe(408)
})

test('a body that never starts is rejected after the same time', async () => {
  const { send } = start()
  expect(await send(0, 29)).toBeUndefined()
  expect(await send(0)).toBe(408)
})

test('a body above the limit is rejected', async () => {
  const { send } = start(20_000)
  expect(await send(20_000)).toBeUndefined()
  expect(await send(1)).toBe(413)
})

test('an ended body is no longer watched', async () => {
  const { send, end, isFollowed } = start()
  end()
  expect(isFollowed()).toBe(false)
  expect(await send(0, 100)).toBeUndefined()
})
