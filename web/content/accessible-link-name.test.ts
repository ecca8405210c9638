import { expect, test } from 'vitest'
import { accessibleLinkName } from './accessible-link-name.ts'

test('the name of a link begins with its visible text, also if the group changed it', () => {
  expect(accessibleLinkName('View More', 'View more about {title}', 'Sleep')).toBe(
    'View more about Sleep',
  )
  expect(accessibleLinkName('Read on', 'View more about {title}', 'Sleep')).toBe('Read on: Sleep')
})
