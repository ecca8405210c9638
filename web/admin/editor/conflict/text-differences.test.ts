import { expect, test } from 'vitest'
import { compareTexts } from './text-differences.ts'

const marked = (mine: string, theirs: string) =>
  compareTexts(mine, theirs).map((stretches) =>
    stretches.map(({ text, isDifferent }) => (isDifferent ? `[${text}]` : text)).join(''),
  )

test.for([
  [
    'a word replaced',
    'the old sleep study',
    'the new sleep study',
    ['the [old] sleep study', 'the [new] sleep study'],
  ],
  ['words added', 'one two', 'one two three', ['one two', 'one two[ three]']],
  ['nothing in common', 'a', 'b', ['[a]', '[b]']],
  ['two words replaced', 'one does not', 'one has been', ['one [does not]', 'one [has been]']],
  ['an empty text', '', 'b', ['', '[b]']],
  ['the same', 'a b', 'a b', ['a b', 'a b']],
] as const)('marks where two texts part: %s', ([, mine, theirs, expected]) => {
  expect(marked(mine, theirs)).toEqual(expected)
})

test('a few changes are found in a text of any length', () => {
  const long = (first: string, last: string) => `${first} ${'word '.repeat(20_000)}${last}`
  const [, theirs] = marked(long('a', 'b'), long('c', 'd'))
  expect(theirs).toMatch(/^\[c\] word .* word \[d\]$/)
})

test('texts with too many differences are compared line by line', () => {
  const long = (word: string) => `start\n${`${word} `.repeat(5_000)}\nend`
  const [mine] = marked(long('a'), long('b'))
  expect(mine).toMatch(/^start\n\[a a .*\]\nend$/)
})
