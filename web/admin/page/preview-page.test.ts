import { expect, test } from 'vitest'
import { isBlockName, readParts } from '#contract/blocks.ts'
import { pageBlockMenu } from '#web/content/page-block-menu.ts'
import { problemsOf } from './preview-page.ts'

const problems = (line: string) =>
  readParts(line).flatMap((part) => (typeof part === 'string' ? ['no block'] : problemsOf(part)))

test.each(pageBlockMenu)('what the menu writes for $name is a block and right', ({ insert }) => {
  expect(problems(insert)).toEqual([])
})

test('an unknown block, an unknown word and a question without one are told to the editor', () => {
  expect(problems('::peeple team="A"')).toEqual([expect.stringContaining('“peeple”')])
  expect(problems('::people teem="A"')).toEqual([expect.stringContaining('“teem”')])
  expect(problems(':::question\nSo\n:::')).toEqual([expect.stringContaining('question')])
  expect(isBlockName('constructor')).toBe(false)
})
