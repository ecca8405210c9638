import { expect, test } from 'vitest'
import { firstDayOfPartialDate, lastDayOfPartialDate } from './report-span.ts'

test.for([
  ['2024', '2024-01-01', '2024-12-31'],
  ['2024-02', '2024-02-01', '2024-02-29'],
  ['2024-02-03', '2024-02-03', '2024-02-03'],
  ['', '', ''],
] as const)('"%s" begins and ends with a day', ([date, first, last]) => {
  expect([firstDayOfPartialDate(date), lastDayOfPartialDate(date)]).toEqual([first, last])
})
