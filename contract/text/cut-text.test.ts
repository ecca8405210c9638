import { expect, test } from 'vitest'
import { truncateText } from './cut-text.ts'

test.for([
  ['short', 5, 'short'],
  ['longer', 5, 'longe…'],
  ['cafe\u0301s', 4, 'cafe\u0301…'],
  ['cafe\u0301s', 3, 'caf…'],
  ['cafe\u0301', 4, 'cafe\u0301'],
  ['👩🏽‍🔬👩🏽‍🔬', 1, '👩🏽‍🔬…'],
  ['a\r\nb', 2, 'a\r\n…'],
  ['naïve words', 5, 'naïve…'],
] as const)('%j within %i characters is %j', ([text, max, cut]) => {
  expect(truncateText(text, max)).toBe(cut)
})
