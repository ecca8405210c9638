import { setTimeout as afterwards } from 'node:timers'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ConfinedWorkLimitError, createConfinedRunner } from './confine.ts'

const heavy = createConfinedRunner<string, string, number, string>({
  source: './server/tools/testing/process/heavy.work.ts',
  processorMs: 300,
  memoryMb: 64,
  most: 2,
})

test('work runs in another process, reports steps and gets no settings of the server', async () => {
  const steps: number[] = []
  expect(await heavy('count', { onStep: (step) => steps.push(step) })).toBe('counted')
  expect(steps).toEqual([1, 2, 3])
  expect(await heavy('settings')).toBe('')
  await expect(heavy('fail')).rejects.toThrow('It failed')
})

test.for(['loop', 'texts', 'lists', 'outside', 'message'])(
  'work that goes too far ends alone: %s',
  async (kind) => {
    const error = await heavy(kind).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ConfinedWorkLimitError)
    expect(error).toMatchObject({ reached: 1 })
  },
)

test('a list arrives in small parts, each after the acknowledgement of the previous one', async () => {
  const parts: (readonly string[])[] = []
  let taking = 0
  const onPart = async (part: readonly string[]) => {
    expect(++taking).toBe(1)
    await setTimeout(1)
    taking--
    parts.push(part)
  }
  expect(await heavy('many', { onPart })).toBe('given')
  const all = parts.flat()
  expect(all.map((text) => Number.parseInt(text, 10))).toEqual(Array.from(all.keys()))
  expect(all).toHaveLength(1_000)
  expect(Math.max(...parts.map((part) => part.join('').length))).toBeLessThan(1_000_000)
})

test('a list that its caller rejects is not read any further', async () => {
  const onPart = () => {
    throw new Error('Full')
  }
  await expect(heavy('many', { onPart })).rejects.toThrow('Full')
})

test('work is ended when its caller no longer waits', async () => {
  const leaving = new AbortController()
  const onStep = () => leaving.abort(new Error('Left'))
  await expect(heavy('loop', { signal: leaving.signal, onStep })).rejects.toThrow('Left')
})

test('work during the end of its process runs in another one', async () => {
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
  const brief = createConfinedRunner<string, string>({
    source: './server/tools/testing/process/heavy.work.ts',
    processorMs: 300,
    memoryMb: 64,
    idleMs: 1,
  })
  await brief('settings')
  // Runs right after the kill signal, long before the process has ended.
  afterwards(end, 1)
  await isOver
  expect(await brief('settings')).toBe('')
})
