import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test('text is kept, and quoted if necessary', () => {
  expect(toCsv([['plain', 'a "b", c', 'two\nlines', 'a; b']])).toBe(
    'plain,"a ""b"", c","two\nlines",a; b\r\n',
  )
})

test.for(['=1', '+1', '-1', '@sum(a)', '\t=1', '\r=1', '\n=1', '＝1', '＠x'])(
  '%j is no formula',
  (text) => {
    expect(toCsv([[text]])).toContain(`'${text}`)
  },
)

// Spreadsheets with decimal commas separate cells by semicolons and ignore our quotes.
test.for([
  [';=1', ";'=1"],
  ['a;=1', "a;'=1"],
  ['a;"=1"', `a;'""=1""`],
  ['a; =1', "a;' =1"],
  ['a\n=1', "a\n'=1"],
  ['a,b;＋1', "a,b;'＋1"],
])('%j is no formula where semicolons separate', ([text = '', safe]) => {
  expect(toCsv([[text]])).toContain(safe)
})
