import { expect, test } from 'vitest'
import { groupByQuarter } from './timeline-view.ts'

test('entries are grouped by quarter, and those without a day separately', () => {
  const dates = ['2026-12-31', '2026-10-01', '2026-09-30', '2025-01-01', '']
  const groups = groupByQuarter(dates.map((date) => ({ date })))
  expect(groups.map(({ year, quarter, entries }) => [year, quarter, entries.length])).toEqual([
    ['2026', 4, 2],
    ['2026', 3, 1],
    ['2025', 1, 1],
    ['', 0, 1],
  ])
})
