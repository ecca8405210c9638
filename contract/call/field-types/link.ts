import { link as href } from '../fields.ts'
import { plain } from './plain.ts'

export const link = plain<'link'>(() => href)
