import { expect, test } from 'vitest'
import { dayOfId } from './id-day.ts'

test('an id contains its date', () => {
  expect(dayOfId('01m7h9m21vempq658xw0esztwy')).toBe('2026-11-16')
  expect(dayOfId('00000000000000000000000000')).toBe('1970-01-01')
})
