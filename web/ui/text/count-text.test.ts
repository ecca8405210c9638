import { expect, test } from 'vitest'
import { countCharacters, describeTextLength } from './count-text.ts'

test('characters are counted as people see them', () => {
  expect(countCharacters('e\u0301')).toBe(1)
  expect(countCharacters('\u{1f468}\u200d\u{1f469}\u200d\u{1f467}')).toBe(1)
  expect(countCharacters('नमस्ते')).toBe(3)
})

test.each([
  ['', 50, 200, 'The public page shows up to 50 characters.'],
  ['x'.repeat(48), 50, 200, '48 of 50 shown on the public page.'],
  ['x'.repeat(50), 50, 200, '50 of 50 shown on the public page.'],
  ['x'.repeat(51), 50, 200, '51 typed, the first 50 shown on the public page.'],
  ['x'.repeat(179), undefined, 200, ''],
  ['x'.repeat(180), undefined, 200, '20 left.'],
  ['x'.repeat(200), undefined, 200, '0 left.'],
  ['x'.repeat(1_201), undefined, 200, '1,001 more than can be saved.'],
  ['x'.repeat(190), 50, 200, '190 typed, the first 50 shown on the public page. 10 left.'],
])('%# what is said about a length', (text, shown, most, expected) => {
  expect(describeTextLength(text, shown, most)).toBe(expected)
})
