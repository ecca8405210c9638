import { expect, onTestFinished, test, vi } from 'vitest'
import { renewLeaseDuring } from './lease.ts'

const unexpected = (error: unknown) => {
  throw error
}

test('work ends after the last renewal of its lease', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const renewal = Promise.withResolvers<void>()
  const work = Promise.withResolvers<string>()
  const renew = vi.fn(() => renewal.promise)
  const ended = vi.fn()
  const whole = renewLeaseDuring(renew, unexpected, () => work.promise).then(ended)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(renew).toHaveBeenCalledTimes(1)
  work.resolve('done')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ended).not.toHaveBeenCalled()
  renewal.resolve()
  await whole
  expect(ended).toHaveBeenCalledWith('done')
  expect(renew).toHaveBeenCalledTimes(1)
})

test('work continues if its lease could not be renewed', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const work = Promise.withResolvers<string>()
  const onError = vi.fn()
  const whole = renewLeaseDuring(
    () => Promise.reject(new Error('away')),
    onError,
    () => work.promise,
  )
  await vi.advanceTimersByTimeAsync(20_000)
  expect(onError).toHaveBeenCalledTimes(1)
  work.resolve('done')
  expect(await whole).toBe('done')
})
