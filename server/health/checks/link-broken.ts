import { createComputedCheck } from '../check.ts'
import { findBrokenInternalLinks } from '../links/broken.ts'

export const brokenInternalLinkCheck = createComputedCheck({
  name: 'linkBroken',
  label: 'Links to pages of this site that are gone',
  weight: 75,
  findAll: ({ queries, now }) => findBrokenInternalLinks(queries, now),
})
