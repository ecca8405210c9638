import { expect, test } from 'vitest'
import { fromLocalTime, toLocalTime } from './zone-time.ts'

const berlin = 'Europe/Berlin'

test.for([
  ['in winter', '2030-01-31T08:00:00.000Z', '2030-01-31T09:00:00'],
  ['in summer', '2030-07-31T07:00:01.000Z', '2030-07-31T09:00:01'],
  ['just before the clocks go forward', '2030-03-31T00:59:59.000Z', '2030-03-31T01:59:59'],
  ['just after it', '2030-03-31T01:00:00.000Z', '2030-03-31T03:00:00'],
  ['on another day than in UTC', '2030-01-31T23:30:00.000Z', '2030-02-01T00:30:00'],
] as const)('a moment is shown and read by the clocks of a zone: %s', ([, moment, local]) => {
  expect(toLocalTime(moment, berlin)).toBe(local)
  expect(fromLocalTime(local, berlin)).toBe(moment)
})

test('local times that a clock change skips or repeats', () => {
  expect(fromLocalTime('2030-03-31T02:30', berlin)).toBe('2030-03-31T01:30:00.000Z')
  expect(['2030-10-27T00:30:00.000Z', '2030-10-27T01:30:00.000Z']).toContain(
    fromLocalTime('2030-10-27T02:30', berlin),
  )
})

test('keeps empty values, and UTC unchanged', () => {
  expect([toLocalTime('', berlin), fromLocalTime('', berlin)]).toEqual(['', ''])
  expect(fromLocalTime('2030-01-31T09:00', 'UTC')).toBe('2030-01-31T09:00:00.000Z')
})
