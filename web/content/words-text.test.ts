import { expect, test } from 'vitest'
import { together, toWordsText, wordsIn } from './words-text.ts'

const words = { 'frame.skip': 'إلى المحتوى', 'home.title': '"Start" \\ <b>' }

test('strings survive the conversion to JSON and back', () => {
  expect(wordsIn(toWordsText(words))).toEqual(words)
  // Like a browser that receives strings it has never seen.
  expect(wordsIn(JSON.stringify({ ...words, 'home.more': 'Mehr' }))).toEqual({
    ...words,
    'home.more': 'Mehr',
  })
})

test('components render again only for different strings', () => {
  const [everywhere, onPage] = [toWordsText(words), '{"team.title":"Team"}']
  const all = together(everywhere, onPage)
  expect(all).toEqual({ ...words, 'team.title': 'Team' })
  expect(together(everywhere, onPage)).toBe(all)
  expect(together(everywhere, null)).toBe(together(everywhere))
  expect(together('{}', onPage)).not.toBe(all)
})

test('strings of earlier texts are removed from the cache', () => {
  const first = wordsIn('{"a":"0"}')
  for (let at = 1; at <= 300; at++) wordsIn(`{"a":"${at}"}`)
  expect(wordsIn('{"a":"0"}')).toEqual(first)
  expect(wordsIn('{"a":"0"}')).not.toBe(first)
})
