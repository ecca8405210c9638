import type { MarkdownConverter } from '#web/prose/prose-reader.server.ts'
import { personAnchor } from './open-person.ts'

/** What is written about someone, as it is shown; its anchors begin with the person's, so that no two are the same. */
export const aboutPerson = (toProse: MarkdownConverter) => (about: string, id: string) =>
  toProse(about, { prefix: personAnchor(id), level: 3 })
