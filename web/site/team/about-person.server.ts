import type { MarkdownConverter } from '#web/prose/prose-reader.server.ts'
import { personAnchorOf } from './open-person.ts'

/**
 * Renders the text about a person. Its anchors start with that of the person, so that they are
 * unique.
 */
export const createPersonAboutRenderer =
  (toProse: MarkdownConverter) => (about: string, id: string) =>
    toProse(about, { prefix: personAnchorOf(id), level: 3 })
