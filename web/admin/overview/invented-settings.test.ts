import { expect, test } from 'vitest'
import { defaultSettings } from '#contract/default-settings.ts'
import { inventedSettings } from './invented-settings.ts'

test('a fresh site is told everything about itself that is invented', () => {
  expect(inventedSettings(defaultSettings)).toEqual(['Name', 'Postal address', 'Email', 'Phone'])
})

test('what the group has said itself is not asked for again', () => {
  const own = { ...defaultSettings, name: 'Institute of Sleep', phone: '' }
  expect(inventedSettings(own)).toEqual(['Postal address', 'Email'])
})
