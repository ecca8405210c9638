import { expect, test } from 'vitest'
import {
  mergeSerializedStrings,
  parseSerializedStrings,
  serializeStrings,
} from './serialized-strings.ts'

const words = { 'frame.skip': 'إلى المحتوى', 'home.title': '"Start" \\ <b>' }

test('strings survive the conversion to JSON and back', () => {
  expect(parseSerializedStrings(serializeStrings(words))).toEqual(words)
  // Like a browser that receives strings it has never seen.
  expect(parseSerializedStrings(JSON.stringify({ ...words, 'home.more': 'Mehr' }))).toEqual({
    ...words,
    'home.more': 'Mehr',
  })
})

test('components render again only for different strings', () => {
  const [everywhere, onPage] = [serializeStrings(words), '{"team.title":"Team"}']
  const all = mergeSerializedStrings(everywhere, onPage)
  expect(all).toEqual({ ...words, 'team.title': 'Team' })
  expect(mergeSerializedStrings(everywhere, onPage)).toBe(all)
  expect(mergeSerializedStrings(everywhere, null)).toBe(mergeSerializedStrings(everywhere))
  expect(mergeSerializedStrings('{}', onPage)).not.toBe(all)
})

test('strings of earlier texts are removed from the cache', () => {
  const first = parseSerializedStrings('{"a":"0"}')
  for (let at = 1; at <= 300; at++) parseSerializedStrings(`{"a":"${at}"}`)
  expect(parseSerializedStrings('{"a":"0"}')).toEqual(first)
  expect(parseSerializedStrings('{"a":"0"}')).not.toBe(first)
})
