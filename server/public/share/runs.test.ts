import { expect, test } from 'vitest'
import { openFontFamily } from './fonts.ts'
import { splitIntoTextRuns, textDirectionOf } from './runs.ts'

const drawn = (text: string) =>
  splitIntoTextRuns(openFontFamily('rubik'), text, textDirectionOf(text)).map((run) => run.text)

test.for([
  ['Sleep', 'ltr'],
  ['2026 שינה', 'rtl'],
  ['التعلم with Latin', 'rtl'],
  ['Latin with تعلم', 'ltr'],
  ['2026', 'ltr'],
] as const)('the direction of %s is %s', ([text, direction]) => {
  expect(textDirectionOf(text)).toBe(direction)
})

test('runs are in visual order', () => {
  expect(drawn('Sleep 2026')).toEqual(['Sleep 2026'])
  expect(drawn('שינה MRI ולב')).toEqual(['ולב', ' ', 'MRI', 'שינה '])
  expect(drawn('On שינה ולב now')).toEqual(['On ', 'שינה ולב', ' ', 'now'])
})

test('brackets are mirrored with the reading direction', () => {
  expect(drawn('שינה (לב)')).toEqual(['(', 'לב', ')', 'שינה '])
  expect(drawn('שינה (MRI)')).toEqual(['(', 'MRI', ')', 'שינה '])
})

test.for([
  ['١٢٣ مريض', [' مريض', '١٢٣']],
  ['Sleep of שינה 2026', ['Sleep of ', '2026', 'שינה ']],
  ['نتائج 10-20 سنة', ['سنة', ' ', '20', '-', '10', 'نتائج ']],
] as const)('numbers are placed correctly in both directions: %s', ([text, runs]) => {
  expect(drawn(text)).toEqual(runs)
})
