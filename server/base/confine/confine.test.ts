import { expect, test } from 'vitest'
import { confine, TooMuchError } from './confine.ts'

const heavy = confine<string, string, number>({
  source: './server/tools/testing/heavy.work.ts',
  processorMs: 300,
  memoryMb: 64,
  most: 2,
})

test('work is done apart, tells how far it is, and gets no settings of the server', async () => {
  const steps: number[] = []
  expect(await heavy('count', { onStep: (step) => steps.push(step) })).toBe('counted')
  expect(steps).toEqual([1, 2, 3])
  expect(await heavy('settings')).toBe('')
  await expect(heavy('fail')).rejects.toThrow('It failed')
})

test.for(['loop', 'texts', 'lists', 'outside'])(
  'work that goes too far ends alone: %s',
  async (kind) => {
    const error = await heavy(kind).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(TooMuchError)
    expect(error).toMatchObject({ reached: 1 })
  },
)

test('work that nobody waits for any more is ended', async () => {
  const leaving = new AbortController()
  const onStep = () => leaving.abort(new Error('Left'))
  await expect(heavy('loop', { signal: leaving.signal, onStep })).rejects.toThrow('Left')
})

test('work that comes while its process is being ended is done by another', async () => {
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
  const brief = confine<string, string>({
    source: './server/tools/testing/heavy.work.ts',
    processorMs: 300,
    memoryMb: 64,
    idleMs: 1,
  })
  await brief('settings')
  // Runs right after the moment at which the process is told to end, and long before it has ended.
  setTimeout(end, 1)
  await isOver
  expect(await brief('settings')).toBe('')
})
