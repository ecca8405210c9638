import { listCheck } from '../check.ts'
import { deadLinks } from '../links/dead.ts'

/** Links to other sites that did not answer when they were last checked. */
export const linkDead = listCheck({
  name: 'linkDead',
  label: 'Links elsewhere that are dead',
  weight: 42,
  findAll: ({ queries }) => deadLinks(queries),
})
