import { describe, expect, test } from 'vitest'
import { commentsIn, problemsIn } from './comment-style.ts'

describe('comments are rejected', () => {
  test.for([
    'What the list of publications shows.',
    'Those that nobody reads.',
    'Whoever waits is woken.',
    'Which folder may import which.',
    'That is why.',
    'The same for grants.',
    'Of the title.',
    'For whom something is read.',
    'Returns the finding; throws 404 if there is none.',
    'Reads a file. The header says how long it is.',
    'Waits until the server is told.',
    'The value stands beside its field.',
    'Stores answers. Asked again, it returns them.',
  ])('%s', (text) => expect(problemsIn(text)).toHaveLength(1))
})

describe('comments are accepted', () => {
  test.for([
    'Returns the finding. Throws 404 if there is none.',
    'Whether visitors can see the entry.',
    'The editor is told which field is wrong.',
    'People say “project” where the API has `post`.',
    'Rejects `What; that` and names it.',
    'React captures a stack for each new element. Reporting the limit as reached avoids that.',
    'biome-ignore lint/suspicious/noConsole: a command says what it does; nothing else does',
  ])('%s', (text) => expect(problemsIn(text)).toEqual([]))
})

test('comments are found in code and style sheets, and lines that follow each other are one comment', () => {
  const code = `const url = 'https://example.org' // Not /* a comment */ in a text.
// First half
// of a sentence.

// Another one.
/**
 * Returns the
 * second.
 */
const second = <T,>(of: T) => of
`
  expect(commentsIn('a.tsx', code)).toEqual([
    { text: 'Not /* a comment */ in a text.', line: 1 },
    { text: 'First half of a sentence.', line: 2 },
    { text: 'Another one.', line: 5 },
    { text: 'Returns the second.', line: 6 },
  ])
  expect(commentsIn('a.css', 'a { color: red } /* Fades\n * in. */\n')).toEqual([
    { text: 'Fades in.', line: 1 },
  ])
})
