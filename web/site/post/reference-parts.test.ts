import { expect, it } from 'vitest'
import { splitReferenceAtUrls } from './reference-parts.ts'

const words = (text: string) => ({ text, href: null })
const link = (text: string) => ({ text, href: text })

it.each([
  ['Plain words. 2025.', [words('Plain words. 2025.')]],
  ['https://a.example/b', [link('https://a.example/b')]],
  ['/publications', [link('/publications')]],
  ['mailto:a@b.example', [link('mailto:a@b.example')]],
  [
    'Paper (https://a.example/b). 2025',
    [words('Paper ('), link('https://a.example/b'), words('). 2025')],
  ],
  ['javascript:alert(1)', [words('javascript:alert(1)')]],
  ['//evil.example', [words('//evil.example')]],
  ['see javascript:alert(1)//https://a.example', undefined],
])('%j', (reference, expected) => {
  const parts = splitReferenceAtUrls(reference)
  if (expected) expect(parts).toEqual(expected)
  expect(parts.map(({ text }) => text).join('')).toBe(reference)
  for (const { href } of parts) expect(href ?? '/').toMatch(/^(https?:|mailto:|\/)/)
})
