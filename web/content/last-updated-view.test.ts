import { expect, test } from 'vitest'
import { lastUpdated } from './last-updated-view.ts'
import { plainSpeech, speechIn } from './speech.ts'

test('a page shows its last update in its language, unless the group hides that', () => {
  const at = '2026-03-04T22:30:00.000Z'
  expect(lastUpdated(at, plainSpeech)).toEqual({
    text: 'Last updated 4 March 2026',
    machine: '2026-03-04',
  })
  expect(lastUpdated('', plainSpeech)).toBeNull()
  expect(lastUpdated(at, speechIn('en', { 'frame.lastUpdated': 'hidden' }))).toBeNull()
  const german = speechIn('de', { 'timeLabels.updated': 'Zuletzt geändert am {date}' })
  expect(lastUpdated(at, german)?.text).toBe('Zuletzt geändert am 4. März 2026')
})
