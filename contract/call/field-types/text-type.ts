import { text as upTo } from '../fields.ts'
import { plain } from './plain-type.ts'

export const text = plain<'text'>(() => upTo(200_000))
