import { markdownSchema as upTo } from '../fields.ts'
import { plain } from './plain-type.ts'

export const markdown = plain<'markdown'>(() => upTo())
