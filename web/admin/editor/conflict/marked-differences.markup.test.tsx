import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MarkedDifferences } from './marked-differences.tsx'
import { compareTexts } from './text-differences.ts'

const long = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ')

const shown = (mine: string, theirs: string) =>
  compareTexts(mine, theirs).map((stretches) =>
    renderToStaticMarkup(<MarkedDifferences stretches={stretches} />),
  )

test('common text is shortened to the context of a difference', () => {
  const [mine] = shown(`${long} mine`, `${long} theirs`)
  expect(mine).toMatch(/^ … .*word59 <mark[^>]*>mine<\/mark>$/)
})

test('a text that only lacks something shows both its ends', () => {
  const [, theirs] = shown(`${long} mine`, long)
  expect(theirs).toMatch(/^word0 word1 .* … .* word59$/)
})
