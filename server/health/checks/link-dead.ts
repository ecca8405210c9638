import { createComputedCheck } from '../check.ts'
import { findDeadExternalLinks } from '../links/dead.ts'

export const deadExternalLinkCheck = createComputedCheck({
  name: 'linkDead',
  label: 'Links elsewhere that are dead',
  weight: 42,
  findAll: ({ queries }) => findDeadExternalLinks(queries),
})
