import { linkSchema as href } from '../fields.ts'
import { plain } from './plain-type.ts'

export const link = plain<'link'>(() => href)
