import { expect, test } from 'vitest'
import { splitPageParts } from './load-part.ts'

test('a long page is shown completely, and only its lists are limited in number', () => {
  const question = (at: number) => `:::question Question ${at}\nAnswer\n:::\n\nText ${at}`
  const questions = Array.from({ length: 120 }, (_, at) => question(at))
  expect(splitPageParts(questions.join('\n\n'))).toHaveLength(240)
  const lists = Array(150).fill('::projects\n\nText').join('\n\n')
  const parts = splitPageParts(lists)
  expect(parts.filter((part) => typeof part === 'string')).toHaveLength(150)
  expect(parts.filter((part) => typeof part !== 'string')).toHaveLength(100)
})
