import { expect, test } from 'vitest'
import { formatTimeSpan } from '#web/content/format-time-span.ts'
import { sortPositionsNewestFirst } from './newest-positions.ts'

test.each([
  ['2018', '2021-08-31', '2018 – Aug 2021'],
  ['2021-09', '', 'since Sept 2021'],
  ['', '2020', 'until 2020'],
  ['2020', '2020', '2020'],
  ['', '', ''],
])('from %j until %j is %j', (from, until, words) => {
  expect(formatTimeSpan({ from, until })).toBe(words)
})

test('current positions come first, then those that ended last', () => {
  const spans = [
    { from: '2010', until: '2014' },
    { from: '2014', until: '' },
    { from: '2012', until: '2015-03' },
    { from: '2019', until: '' },
  ]
  const ordered = sortPositionsNewestFirst(spans.map((span) => ({ title: '', team: '', ...span })))
  expect(ordered.map(({ from }) => from)).toEqual(['2019', '2014', '2012', '2010'])
})
