import { toProse } from '#web/prose/markdown.server.ts'
import { personAnchor } from './open-person.ts'

/** What is written about someone, as it is shown; its anchors begin with the person's, so that no two are the same. */
export const aboutPerson = (about: string, id: string) =>
  toProse(about, { prefix: personAnchor(id), level: 3 })
