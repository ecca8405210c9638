import { toProse } from '#web/prose/markdown.server.ts'
import { personAnchor } from './open-person.ts'

/** What is written about someone, as it is shown; its own anchors begin like theirs. */
export const aboutPerson = (about: string, id: string) =>
  toProse(about, { prefix: personAnchor(id), level: 3 })
