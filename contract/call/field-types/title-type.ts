import { text } from '../fields.ts'
import { plain } from './plain-type.ts'

/** Title of the entry, shown wherever an entry is named. */
export const title = plain<'title'>(() => text(1_000))
