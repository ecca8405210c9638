import { expect, test } from 'vitest'
import { parseSpreadsheetTable } from './read-table.ts'

const cellsOf = (text: string) => parseSpreadsheetTable(text).map(({ cells }) => cells)

test.for<[string, string]>([
  ['commas', 'Name,Mail\nAda,a@b.example'],
  ['semicolons', 'Name;Mail\r\nAda;a@b.example\r\n'],
  ['tabs and a byte order mark', '\uFEFFName\tMail\rAda\ta@b.example'],
])('cells are told apart by %s', ([, text]) => {
  expect(cellsOf(text)).toEqual([
    ['Name', 'Mail'],
    ['Ada', 'a@b.example'],
  ])
})

test('a quoted cell may contain separators, line breaks and quotes', () => {
  const text = 'a,"Lovelace, Ada"\n\n"two\nlines", "say ""hello"""\nb,c'
  expect(parseSpreadsheetTable(text)).toEqual([
    { line: 1, cells: ['a', 'Lovelace, Ada'] },
    { line: 3, cells: ['two\nlines', 'say "hello"'] },
    { line: 5, cells: ['b', 'c'] },
  ])
})

test('another separator within cells is ignored', () => {
  expect(cellsOf('Lovelace, Ada\tImaging; Signals')).toEqual([
    ['Lovelace, Ada', 'Imaging; Signals'],
  ])
  expect(cellsOf('"a\tb";c')).toEqual([['a\tb', 'c']])
})

test('unclosed quotes are read to the end, and an empty text has no rows', () => {
  expect(cellsOf('a,"b\nc')).toEqual([['a', 'b\nc']])
  expect(cellsOf(' \n,,\n')).toEqual([])
})
