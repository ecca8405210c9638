import { text } from '../fields.ts'
import { plain } from './plain-type.ts'

export const title = plain<'title'>(() => text(1_000))
