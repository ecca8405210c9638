import { expect, test } from 'vitest'
import { findGrantMention } from './grant-name.ts'

const grant = { name: 'Contours that know', number: 'LVF-2024-117' }

test.for([
  ['Vale Foundation, lvf-2024-117 (example)', 'lvf-2024-117'],
  ['Paid by Contours That Know.', 'Contours That Know'],
  ['LVF-2024-117', 'LVF-2024-117'],
  ['LVF-2024-1170 and LVF-2024-117', 'LVF-2024-117'],
] as const)('"%s" names the grant', ([text, named]) => {
  const [from = 0, to = 0] = findGrantMention(text, grant) ?? []
  expect(text.slice(from, to)).toBe(named)
})

test.for(['', 'LVF-2024-1170', 'XLVF-2024-117', 'Contours'])(
  '"%s" does not mention the grant',
  (text) => {
    expect(findGrantMention(text, grant)).toBeNull()
  },
)

test('a short number or name is never a mention', () => {
  expect(findGrantMention('grant 12', { name: 'Grant', number: '12' })).toBeNull()
  expect(findGrantMention('text', { name: '', number: '' })).toBeNull()
})
