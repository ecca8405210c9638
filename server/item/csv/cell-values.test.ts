import { expect, test } from 'vitest'
import { joinValues, splitValues } from './cell-values.ts'

test.for([
  [['one', 'two'], 'one;two'],
  [['a;b', 'c'], 'a\\;b;c'],
  [[';', '\\', '\\;'], '\\;;\\\\;\\\\\\;'],
  [['$\\alpha$'], '$\\\\alpha$'],
  [[], ''],
] as const)('%j is written and read', ([values, cell]) => {
  expect(joinValues(values)).toBe(cell)
  expect(splitValues(cell)).toEqual(values)
})

test.for([
  [' a ; b;; ', ['a', 'b']],
  ['C:\\data;x', ['C:\\data', 'x']],
] as const)('%j as people write it', ([cell, values]) => {
  expect(splitValues(cell)).toEqual(values)
})

test('long cells are split in linear time', () => {
  expect(splitValues('\\'.repeat(100_001))).toHaveLength(1)
  expect(splitValues(';'.repeat(100_000))).toEqual([])
})
