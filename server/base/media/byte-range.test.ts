import { expect, test } from 'vitest'
import { parseRangeHeader } from './byte-range.ts'

test.for([
  [undefined, null],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=90-1000', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=5-2', null],
  ['bytes=-', null],
  ['bytes=0-1,5-9', null],
  ['lines=0-1', null],
] as const)('%s of 100 bytes', ([header, part]) => {
  expect(parseRangeHeader(header, 100)).toEqual(part)
})
