import { expect, test } from 'vitest'
import { pageOfToday } from './timeline-view.ts'

test('today stands after what is ahead, at the end of the last page where nothing is behind', () => {
  expect(pageOfToday(0, 40, 13)).toBe(1)
  expect(pageOfToday(39, 40, 13)).toBe(1)
  expect(pageOfToday(40, 40, 13)).toBe(2)
  expect(pageOfToday(97, 40, 13)).toBe(3)
  expect(pageOfToday(80, 40, 2)).toBe(2)
})
