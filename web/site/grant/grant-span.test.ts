import { expect, test } from 'vitest'
import {
  axisPositionOfDay,
  axisPositionOfSpan,
  grantStateOn,
  timeAxisOf,
  yearLabelsOfAxis,
} from './grant-span.ts'

const today = '2026-11-16'

test.for([
  ['2025', '', 'running'],
  ['2025', '2026', 'running'],
  ['2025', '2026-11', 'running'],
  ['2025', '2026-11-16', 'running'],
  ['2025', '2026-11-15', 'over'],
  ['2025', '2026-10', 'over'],
  ['2020', '2021', 'over'],
  ['2026-11-17', '', 'ahead'],
  ['2026-12', '2028', 'ahead'],
  ['2026', '2028', 'running'],
  ['2027', '', 'ahead'],
  ['', '', 'running'],
  ['', '2020', 'over'],
])('a grant from "%s" until "%s" is %s', ([from = '', until = '', state]) => {
  expect(grantStateOn({ from, until }, today)).toBe(state)
})

test('spans share an axis of whole years that includes today', () => {
  const spans = [
    { from: '2024-07', until: '2025' },
    { from: '2026', until: '' },
  ]
  const axis = timeAxisOf(spans, today)
  expect(axis).toEqual({ first: 2024, last: 2027 })
  expect(axisPositionOfSpan(axis, { from: '2024-07', until: '2025' })).toEqual({
    start: 16.67,
    width: 50,
    isOpen: false,
  })
  expect(axisPositionOfSpan(axis, { from: '2026', until: '' })).toMatchObject({
    start: 66.67,
    isOpen: true,
  })
  expect(axisPositionOfSpan(axis, { from: '', until: '2024' })).toMatchObject({
    start: 0,
    width: 33.33,
  })
  expect(axisPositionOfDay(axis, '2025-01-01')).toBe(33.33)
})

test('a long axis has few labels', () => {
  const axis = timeAxisOf([{ from: '1990', until: '2026' }], today)
  expect(yearLabelsOfAxis(axis).length).toBeLessThanOrEqual(6)
  expect(yearLabelsOfAxis(axis)[0]).toEqual({ year: 1990, at: 0 })
})
