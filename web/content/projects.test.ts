import { expect, test } from 'vitest'
import { projects } from './projects.ts'

test('what a link is called begins with what it shows', () => {
  expect(projects.moreAbout('View More', 'Sleep')).toBe('View more about Sleep')
  expect(projects.moreAbout('Read on', 'Sleep')).toBe('Read on: Sleep')
})
