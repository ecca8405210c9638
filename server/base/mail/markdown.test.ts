import { expect, test } from 'vitest'
import { markdownMail } from './markdown.ts'

const textOf = (markdown: string) => markdownMail(markdown, 'https://salus.example').text

test('a table is a line for each of its rows in the text of a mail', () => {
  expect(
    textOf('Before\n\n| Site | Scans |\n|---|---|\n| Oslo | 12 |\n| Graz | **4** |\n\nAfter'),
  ).toBe('Before\n\nSite | Scans\nOslo | 12\nGraz | 4\n\nAfter')
})

test('lists, links, pictures and quotations can be read without their marks', () => {
  expect(textOf('1. one\n2. [two](/projects)\n\n![A scan](/a.png)\n\n> Said.\n\n---\n\nEnd')).toBe(
    '1. one\n2. two (https://salus.example/projects)\n\n[A scan]\n\n> Said.\n\n* * *\n\nEnd',
  )
})
