import { expect, test } from 'vitest'
import { appendAll, largestOf, smallestOf } from './any-length.ts'

test('lists longer than the stack are appended and compared', () => {
  const long = Array.from({ length: 1_000_000 }, (_, n) => n - 10)
  const list = [0]
  appendAll(list, long)
  expect(list).toHaveLength(1_000_001)
  expect([list[1], list.at(-1)]).toEqual([-10, 999_989])
  expect([smallestOf(long), largestOf(long)]).toEqual([-10, 999_989])
  expect([smallestOf([]), largestOf([])]).toEqual([Infinity, -Infinity])
})
