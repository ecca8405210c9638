import { createListCheck } from '../check.ts'
import { findDeadLinks } from '../links/dead.ts'

export const linkDead = createListCheck({
  name: 'linkDead',
  label: 'Links elsewhere that are dead',
  weight: 42,
  findAll: ({ queries }) => findDeadLinks(queries),
})
