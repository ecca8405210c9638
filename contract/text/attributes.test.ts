import { expect, test } from 'vitest'
import { parseAttributes, toAttributeValue } from './attributes.ts'

test.each([
  ['caption="The “gold” standard" alt="A scan"', 'The “gold” standard'],
  ['caption="Der „Goldstandard“" alt="A scan"', 'Der „Goldstandard“'],
  ['caption=“Typed on a phone” alt=„A scan“', 'Typed on a phone'],
  ['caption="Mixed” alt="A scan"', 'Mixed'],
  ['caption="No gap"alt="A scan"', 'No gap'],
])('%s holds two attributes', (line, caption) => {
  const { attributes, words } = parseAttributes(line)
  expect(Object.fromEntries(attributes)).toEqual({ caption, alt: 'A scan' })
  expect(words).toBe('')
})

test('quotes within a value are preserved', () => {
  const value = toAttributeValue('The "gold" standard,\nas we ("they") say ')
  expect(value).toBe('The “gold” standard, as we (“they”) say')
  expect(parseAttributes(`alt="${value}"`).attributes.get('alt')).toBe(value)
})
