import { expect, test } from 'vitest'
import { together, toWordsText, wordsIn } from './words-text.ts'

const words = { 'frame.skip': 'إلى المحتوى', 'home.title': '"Start" \\ <b>' }

test('words are the same as a text and back', () => {
  expect(wordsIn(toWordsText(words))).toEqual(words)
  // As a browser gets them, which has never seen the words themselves.
  expect(wordsIn(JSON.stringify({ ...words, 'home.more': 'Mehr' }))).toEqual({
    ...words,
    'home.more': 'Mehr',
  })
})

test('what shows words is shown again only for other words', () => {
  const [everywhere, onPage] = [toWordsText(words), '{"team.title":"Team"}']
  const all = together(everywhere, onPage)
  expect(all).toEqual({ ...words, 'team.title': 'Team' })
  expect(together(everywhere, onPage)).toBe(all)
  expect(together(everywhere, null)).toBe(together(everywhere))
  expect(together('{}', onPage)).not.toBe(all)
})

test('the words of earlier texts are forgotten', () => {
  const first = wordsIn('{"a":"0"}')
  for (let at = 1; at <= 300; at++) wordsIn(`{"a":"${at}"}`)
  expect(wordsIn('{"a":"0"}')).toEqual(first)
  expect(wordsIn('{"a":"0"}')).not.toBe(first)
})
