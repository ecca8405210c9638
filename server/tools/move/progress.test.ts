import { expect, test } from 'vitest'
import { createProgressPrinter } from './progress.ts'

test('progress is printed at most every two seconds', () => {
  const printed: string[] = []
  let now = 0
  const tell = createProgressPrinter(
    (sentence) => printed.push(sentence),
    () => now,
  )
  for (let done = 1; done <= 6_000; done++) {
    now = done
    tell('Reading', done, 6_000)
  }
  expect(printed).toEqual([
    ...['Reading: 2,000 of 6,000', 'Reading: 4,000 of 6,000', 'Reading: 6,000 of 6,000'],
  ])
})
