import { createListCheck } from '../check.ts'
import { findBrokenLinks } from '../links/broken.ts'

export const linkBroken = createListCheck({
  name: 'linkBroken',
  label: 'Links to pages of this site that are gone',
  weight: 75,
  findAll: ({ queries, now }) => findBrokenLinks(queries, now),
})
