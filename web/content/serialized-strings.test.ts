import { expect, test } from 'vitest'
import { mergeStrings, parseStrings, serializeStrings } from './serialized-strings.ts'

const words = { 'frame.skip': 'إلى المحتوى', 'home.title': '"Start" \\ <b>' }

test('strings survive the conversion to JSON and back', () => {
  expect(parseStrings(serializeStrings(words))).toEqual(words)
  // Like a browser that receives strings it has never seen.
  expect(parseStrings(JSON.stringify({ ...words, 'home.more': 'Mehr' }))).toEqual({
    ...words,
    'home.more': 'Mehr',
  })
})

test('components render again only for different strings', () => {
  const [everywhere, onPage] = [serializeStrings(words), '{"team.title":"Team"}']
  const all = mergeStrings(everywhere, onPage)
  expect(all).toEqual({ ...words, 'team.title': 'Team' })
  expect(mergeStrings(everywhere, onPage)).toBe(all)
  expect(mergeStrings(everywhere, null)).toBe(mergeStrings(everywhere))
  expect(mergeStrings('{}', onPage)).not.toBe(all)
})

test('strings of earlier texts are removed from the cache', () => {
  const first = parseStrings('{"a":"0"}')
  for (let at = 1; at <= 300; at++) parseStrings(`{"a":"${at}"}`)
  expect(parseStrings('{"a":"0"}')).toEqual(first)
  expect(parseStrings('{"a":"0"}')).not.toBe(first)
})
