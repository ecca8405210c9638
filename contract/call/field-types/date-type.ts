import { optionalDate } from '../fields.ts'
import { plain } from './plain-type.ts'

export const date = plain<'date'>(() => optionalDate)
