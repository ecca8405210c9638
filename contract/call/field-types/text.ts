import { text as upTo } from '../fields.ts'
import { plain } from './plain.ts'

export const text = plain<'text'>(() => upTo(200_000))
