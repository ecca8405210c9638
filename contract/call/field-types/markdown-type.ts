import { markdownSchema as upTo } from '../fields.ts'
import { createTextFieldType } from './plain-type.ts'

export const markdown = createTextFieldType<'markdown'>(() => upTo())
