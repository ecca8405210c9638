import { dateOrNothing } from '../fields.ts'
import { plain } from './plain.ts'

export const date = plain<'date'>(() => dateOrNothing)
