import { expect, it } from 'vitest'
import { proseToPlainText } from './prose-to-plain-text.server.ts'

it.each([
  ['# Title\n\nSome *words* and a [link](https://a.example).', 'Title Some words and a link.'],
  ['- a\n- b\n\n1. c', 'a b c'],
  ['| a | b |\n| - | - |\n| **1** | 2 |', 'a b 1 2'],
  ['Costs `x < 1`[^1] and $y^2$.\n\n[^1]: a note', 'Costs x < 1 and y^2.'],
  ['![A slice](/media/x.webp) shown', 'A slice shown'],
  ['one  \ntwo\nthree', 'one two three'],
  ['<b>bold</b>', '<b>bold</b>'],
  ['snake_case_name and 2 * 3 * 4', 'snake_case_name and 2 * 3 * 4'],
  ['', ''],
])('%j', (markdown, expected) => {
  expect(proseToPlainText(markdown)).toBe(expected)
})
