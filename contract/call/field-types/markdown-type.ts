import { markdown as upTo } from '../fields.ts'
import { plain } from './plain-type.ts'

/** Text that can contain pictures of the site. */
export const markdown = plain<'markdown'>(() => upTo())
