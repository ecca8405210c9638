import { expect, test } from 'vitest'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { createConcurrencyLimiter } from './queue.ts'

/** Creates work that runs until released, and counts concurrent runs. */
const workshop = () => {
  const running: (() => void)[] = []
  let most = 0
  const work = () =>
    new Promise<void>((resolve) => {
      running.push(resolve)
      most = Math.max(most, running.length)
    })
  return {
    work,
    finishOne: () => running.shift()?.(),
    most: () => most,
    count: () => running.length,
  }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

test('work is limited in concurrency, and the rest waits', async () => {
  const queue = createConcurrencyLimiter({ atOnce: 2, waiting: 10 })
  const { work, finishOne, most, count } = workshop()
  const all = Array.from({ length: 6 }, () => queue.run(work))
  for (let done = 0; done < 6; done++) {
    await settle()
    expect(count()).toBe(Math.min(2, 6 - done))
    finishOne()
  }
  await Promise.all(all)
  expect(most()).toBe(2)
})

test('work that arrives when a slot becomes free does not overtake others', async () => {
  const queue = createConcurrencyLimiter({ atOnce: 1, waiting: 10 })
  const { work, finishOne, most } = workshop()
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const first = queue.run(() => gate)
  const waiting = queue.run(work)
  const late = gate.then(() => queue.run(work))
  open()
  for (let done = 0; done < 2; done++) {
    await settle()
    finishOne()
  }
  await Promise.all([first, waiting, late])
  expect(most()).toBe(1)
})

test('large work takes several slots, and small work does not overtake it', async () => {
  const queue = createConcurrencyLimiter({ atOnce: 10, waiting: 10 })
  const inside: string[] = []
  const enter = async (name: string, size: number) => {
    const leave = await queue.enter(size)
    inside.push(name)
    return leave
  }
  const entering = [enter('four', 4), enter('nine', 9), enter('one', 1), enter('huge', 99)]
  for (const expected of [['four'], ['four', 'nine', 'one'], ['four', 'nine', 'one', 'huge']]) {
    await settle()
    expect(inside).toEqual(expected)
    for (const name of expected) {
      const leave = await entering[['four', 'nine', 'one', 'huge'].indexOf(name)]
      leave?.()
      leave?.()
    }
  }
})

test('if too many wait, the next is rejected', async () => {
  const queue = createConcurrencyLimiter({ atOnce: 1, waiting: 1 })
  const { work, finishOne } = workshop()
  const accepted = [queue.run(work), queue.run(work)]
  expect(await refusalOf(queue.run(work))).toMatchObject({ status: 503, retryAfter: 5 })
  finishOne()
  await settle()
  finishOne()
  await Promise.all(accepted)
  const later = queue.run(work)
  await settle()
  finishOne()
  await later
})

test('failing work frees its slot', async () => {
  const queue = createConcurrencyLimiter({ atOnce: 1, waiting: 1 })
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await queue.run(async () => 'next')).toBe('next')
})
