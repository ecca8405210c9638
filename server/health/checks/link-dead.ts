import { listCheck } from '../check.ts'
import { deadLinks } from '../links/dead.ts'

export const linkDead = listCheck({
  name: 'linkDead',
  label: 'Links elsewhere that are dead',
  weight: 42,
  findAll: ({ queries }) => deadLinks(queries),
})
