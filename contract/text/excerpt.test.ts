import { expect, test } from 'vitest'
import { createExcerpt } from './excerpt.ts'

test('removes the markup of a Markdown text', () => {
  expect(
    createExcerpt(
      '## Data\n\nWe read **412 scans**, see [the list](/pub) and `code`.\n\n- one\n- *two*\n\n![A scan](/media/a.webp)',
      200,
    ),
  ).toBe('Data We read 412 scans, see the list and code. one two A scan')
  expect(createExcerpt('| Site | Scans |\n| - | -: |\n| A | 412 |', 200)).toBe('Site Scans A 412')
})

test('removes markup of editors and imports without changing words', () => {
  expect(createExcerpt('We say that\\\nit\\*s 2\\*3\\*4, see \\[1] and snake\\_case.', 200)).toBe(
    'We say that it*s 2*3*4, see [1] and snake_case.',
  )
  expect(
    createExcerpt('[![A scan](/media/a.webp)](https://a.example/b.png) and [![](/c)](/d)', 200),
  ).toBe('A scan and')
  expect(createExcerpt('> Said.\n>\n> > By her\n\n```python\nx = 1\n```\n\n-\n- one', 200)).toBe(
    'Said. By her x = 1 one',
  )
})

test('keeps markup characters that are text', () => {
  expect(createExcerpt('2 * 3 * 4 = 24, snake_case_name, a-b', 200)).toBe(
    '2 * 3 * 4 = 24, snake_case_name, a-b',
  )
})

test('cuts the result', () => {
  expect(createExcerpt(`**${'a'.repeat(121)}**`, 120)).toBe(`${'a'.repeat(120)}…`)
})

test('replaces a figure with its caption', () => {
  const address = `/media/${'0'.repeat(32)}-1280x360-f3e9e1.trace`
  const text = `Before\n::trace address="${address}" alt="A *heart*" caption="Ten seconds"\nAfter`
  expect(createExcerpt(text, 80)).toBe('Before Ten seconds After')
  expect(createExcerpt(`::trace address="${address}" alt="A heart"`, 80)).toBe('')
})
