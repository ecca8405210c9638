import type { MarkdownConverter } from '#web/prose/prose-reader.server.ts'
import { personAnchorOf } from './open-person.ts'

/**
 * Creates a function that renders the text about a person. Ids in the text start with the person's anchor, so
 * that they are unique on the page.
 */
export const createPersonAboutRenderer =
  (toProse: MarkdownConverter) => (about: string, id: string) =>
    toProse(about, { prefix: personAnchorOf(id), level: 3 })
