import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#contract/call/api-error.ts'
import { type AutosaveState, createAutosave } from './autosave.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pauseMs = 1_000
const retryMs = 20_000

const start = () => {
  const states: AutosaveState['kind'][] = []
  const waiting: ((refusal: ApiError | null) => void)[] = []
  const autosave = createAutosave({
    save: () => new Promise((resolve) => waiting.push(resolve)),
    tell: ({ kind }) => states.push(kind),
    pauseMs,
    retryMs,
  })
  const answer = async (refusal: ApiError | null = null) => {
    waiting.at(-1)?.(refusal)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { autosave, states, answer, requests: () => waiting.length }
}

test('waits for a pause, and reports when the text is saved', async () => {
  const { autosave, states, answer, requests } = start()
  autosave.typed()
  await vi.advanceTimersByTimeAsync(pauseMs / 2)
  autosave.typed()
  await vi.advanceTimersByTimeAsync(pauseMs / 2)
  expect(requests()).toBe(0)
  await vi.advanceTimersByTimeAsync(pauseMs / 2)
  expect(requests()).toBe(1)
  expect(autosave.isBehind()).toBe(false)
  await answer()
  expect(states).toEqual(['saving', 'saved'])
})

test('sends one request at a time, and afterwards the text typed meanwhile', async () => {
  const { autosave, answer, requests } = start()
  autosave.typed()
  await vi.advanceTimersByTimeAsync(pauseMs)
  autosave.typed()
  await vi.advanceTimersByTimeAsync(10 * pauseMs)
  expect(requests()).toBe(1)
  expect(autosave.isBehind()).toBe(true)
  await answer()
  await vi.advanceTimersByTimeAsync(pauseMs)
  expect(requests()).toBe(2)
})

test('retries with the next key after a failure, but waits for a choice after a conflict', async () => {
  const { autosave, states, answer, requests } = start()
  autosave.typed()
  await vi.advanceTimersByTimeAsync(pauseMs)
  await answer(new ApiError('busy', 'Not now'))
  expect(states.at(-1)).toBe('failed')
  expect(autosave.isBehind()).toBe(true)
  autosave.typed()
  await vi.advanceTimersByTimeAsync(pauseMs)
  await answer(new ApiError('staleVersion', 'Overtaken'))
  autosave.typed()
  await vi.advanceTimersByTimeAsync(10 * pauseMs)
  expect(requests()).toBe(2)
  autosave.release()
  autosave.typed()
  await vi.advanceTimersByTimeAsync(pauseMs)
  expect(requests()).toBe(3)
})

test('flush sends at once, and returns whether the server has the text', async () => {
  const { autosave, answer, requests } = start()
  expect(await autosave.flush()).toBe(true)
  expect(requests()).toBe(0)
  autosave.typed()
  const refused = autosave.flush()
  await vi.advanceTimersByTimeAsync(0)
  expect(requests()).toBe(1)
  await answer(new ApiError('busy', 'Not now'))
  expect(await refused).toBe(false)
  const kept = autosave.flush()
  await vi.advanceTimersByTimeAsync(0)
  await answer()
  expect(await kept).toBe(true)
})

test('settle waits for the pending request and sends no further one', async () => {
  const { autosave, answer, requests } = start()
  autosave.typed()
  await vi.advanceTimersByTimeAsync(pauseMs)
  autosave.typed()
  let isSettled = false
  void autosave.settle().then(() => {
    isSettled = true
  })
  await vi.advanceTimersByTimeAsync(10 * pauseMs)
  expect(isSettled).toBe(false)
  await answer()
  expect(isSettled).toBe(true)
  await vi.advanceTimersByTimeAsync(10 * pauseMs)
  expect(requests()).toBe(1)
})

test('retries a temporary failure by itself until the text is saved', async () => {
  const { autosave, states, answer, requests } = start()
  autosave.typed()
  await vi.advanceTimersByTimeAsync(pauseMs)
  await answer(new ApiError('unreachable', 'Offline'))
  await vi.advanceTimersByTimeAsync(retryMs)
  expect(requests()).toBe(2)
  await answer(new ApiError('unknown', 'A page of a proxy', { status: 200 }))
  await vi.advanceTimersByTimeAsync(retryMs)
  expect(requests()).toBe(3)
  // Repeated failures in the background are not reported again.
  expect(states).toEqual(['saving', 'failed', 'failed'])
  await answer()
  expect(states.at(-1)).toBe('saved')
  expect(autosave.isBehind()).toBe(false)
  await vi.advanceTimersByTimeAsync(10 * retryMs)
  expect(requests()).toBe(3)
})

test('does not retry a permanent failure, nor anything once the form is left', async () => {
  const { autosave, answer, requests } = start()
  autosave.typed()
  await vi.advanceTimersByTimeAsync(pauseMs)
  await answer(new ApiError('invalid', 'Too long'))
  await vi.advanceTimersByTimeAsync(10 * retryMs)
  expect(requests()).toBe(1)
  autosave.typed()
  await vi.advanceTimersByTimeAsync(pauseMs)
  await answer(new ApiError('unreachable', 'Offline'))
  await autosave.settle()
  await vi.advanceTimersByTimeAsync(10 * retryMs)
  expect(requests()).toBe(2)
})
