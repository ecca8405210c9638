import { expect, test } from 'vitest'
import { md } from './markdown.ts'

test('Markdown keeps its backslashes and loses the indentation of the code around it', () => {
  expect(md`
    A \`name\` and $\alpha$

      indented
  `).toBe('A `name` and $\\alpha$\n\n  indented')
  expect(md`one line`).toBe('one line')
})
