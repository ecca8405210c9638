import { personAnchor } from '#web/features/team/open-person.ts'
import { toProse } from '#web/prose/markdown.server.ts'

/** What is written about someone, as it is shown; its own anchors begin like theirs. */
export const aboutPerson = (about: string, id: string) =>
  toProse(about, { prefix: personAnchor(id), level: 3 })
