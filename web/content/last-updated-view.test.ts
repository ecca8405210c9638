import { expect, test } from 'vitest'
import { formatLastUpdate } from './last-updated-view.ts'
import { createLocalization, defaultLocalization } from './localization.ts'

test('a page shows its last update in its language, unless the group hides that', () => {
  const at = '2026-03-04T22:30:00.000Z'
  expect(formatLastUpdate(at, defaultLocalization)).toEqual({
    text: 'Last updated 4 March 2026',
    machine: '2026-03-04',
  })
  expect(formatLastUpdate('', defaultLocalization)).toBeNull()
  expect(
    formatLastUpdate(at, createLocalization('en', { 'frame.lastUpdated': 'hidden' })),
  ).toBeNull()
  const german = createLocalization('de', { 'timeLabels.updated': 'Zuletzt geändert am {date}' })
  expect(formatLastUpdate(at, german)?.text).toBe('Zuletzt geändert am 4. März 2026')
})
