import { markdown as upTo } from '../fields.ts'
import { plain } from './plain.ts'

/** Text that can contain pictures of the site. */
export const markdown = plain<'markdown'>(() => upTo())
