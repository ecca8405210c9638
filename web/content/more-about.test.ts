import { expect, test } from 'vitest'
import { moreAbout } from './more-about.ts'

test('what a link is called begins with what it shows, also in words of the group', () => {
  expect(moreAbout('View More', 'View more about {title}', 'Sleep')).toBe('View more about Sleep')
  expect(moreAbout('Read on', 'View more about {title}', 'Sleep')).toBe('Read on: Sleep')
})
