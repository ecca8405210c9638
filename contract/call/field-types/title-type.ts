import { text } from '../fields.ts'
import { plain } from './plain-type.ts'

/** What people call the entry by: the palette, lists of what is missing and questions show it. */
export const title = plain<'title'>(() => text(1_000))
