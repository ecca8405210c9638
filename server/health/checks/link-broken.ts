import { listCheck } from '../check.ts'
import { brokenLinks } from '../links/broken.ts'

export const linkBroken = listCheck({
  name: 'linkBroken',
  label: 'Links to pages of this site that are gone',
  weight: 75,
  findAll: ({ queries, now }) => brokenLinks(queries, now),
})
