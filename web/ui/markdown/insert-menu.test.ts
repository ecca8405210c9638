import { expect, test } from 'vitest'
import {
  fillSnippet,
  insertSnippetBelow,
  insertSnippetForSlash,
  type MarkdownSnippet,
  matchSnippets,
  readSlashQuery,
} from './insert.ts'

const people: MarkdownSnippet = {
  name: 'People',
  words: 'team',
  insert: '::people team="T"',
  select: 'T',
}
const form: MarkdownSnippet = { name: 'Form', words: 'contact', insert: '::contact' }

const applied = (text: string, caret: number, command: ReturnType<typeof insertSnippetBelow>) => {
  const { start, end, insert, select } = command({ text, start: caret, end: caret })
  const after = text.slice(0, start) + insert + text.slice(end)
  return [after, after.slice(...select)]
}

test.for([
  ['/', 1, ''],
  ['a\n/peo', 6, 'peo'],
  ['a /peo', 6, null],
  ['/a\nb', 4, null],
  ['https://', 8, null],
] as const)('behind %j at %i stands %j', ([text, caret, query]) => {
  expect(readSlashQuery(text, caret)).toBe(query)
})

test('a snippet replaces the slash, and its placeholder is selected', () => {
  expect(applied('a\n/te', 5, insertSnippetForSlash(people))).toEqual([
    'a\n::people team="T"\n',
    'T',
  ])
  expect(applied('/\nb', 1, insertSnippetForSlash(form))).toEqual(['::contact\nb', ''])
  expect(applied('a', 1, insertSnippetBelow(people))).toEqual(['a\n\n::people team="T"\n', 'T'])
})

test('snippets are found by name and by other words', () => {
  expect(matchSnippets([people, form], 'TE')).toEqual([people])
  expect(matchSnippets([people, form], 'contact f')).toEqual([form])
})

test('values are written to the first line with escaped quotes, and empty ones are omitted', () => {
  const position: MarkdownSnippet = {
    name: 'Position',
    words: '',
    insert: ':::position\nText\n:::',
    select: 'Text',
    fields: [
      { name: '', label: 'Title' },
      { name: 'until', label: 'Until' },
      { name: 'apply', label: 'Where' },
    ],
  }
  const filled = fillSnippet(position, { '': 'PhD "student"', until: ' 2027-03-01', apply: '' })
  expect(filled.insert).toBe(':::position PhD “student” until="2027-03-01"\nText\n:::')
  expect(applied('', 0, insertSnippetBelow(filled))[1]).toBe('Text')
})
