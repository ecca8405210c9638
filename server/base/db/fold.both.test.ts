import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#server/tools/testing/database/database.ts'
import { foldedColumnExpression, foldForSearch } from './fold.ts'

test.for([
  ['Özgür', 'özgür'],
  ['Özgür', 'OZGUR'],
  ['Işık', 'ışık'],
  ['İstanbul', 'istanbul'],
  ['Groß', 'GROSS'],
  ['ΣΊΣΥΦΟΣ', 'σίσυφος'],
  ['Йод', 'йод'],
  ['ＷＩＤＥ', 'wide'],
  ['ﬁbrosis', 'FIBROSIS'],
  ['Cafe\u0301', 'Café'],
])('%s is found by %s', ([one = '', other = '']) => {
  expect(foldForSearch(one)).toBe(foldForSearch(other))
})

test('other letters remain different', () => {
  expect(foldForSearch('Łukasz')).not.toBe(foldForSearch('Tukasz'))
  expect(foldForSearch('и')).not.toBe(foldForSearch('н'))
})

test('the database folds every letter in the same way', async () => {
  const { queries } = await openTestDatabase()
  // Only complete Unicode blocks, because the database may have another version of Unicode.
  const blocks = [
    [0x20, 0x52f],
    [0x1e00, 0x1fff],
    [0xff00, 0xffef],
  ] as const
  const letters = blocks.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)),
  )
  const values = sql.join(letters.map((letter) => sql`(${`A${letter}Z`})`))
  const { rows } = await sql<{ value: string; folded: string }>`
    with letter(value) as (values ${values})
    select value, ${foldedColumnExpression('value')} as folded from letter`.execute(queries)
  expect(rows).toHaveLength(letters.length)
  const different = rows.filter((row) => foldForSearch(row.value) !== row.folded)
  expect(different).toEqual([])
})
