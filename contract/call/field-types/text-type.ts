import { textSchema as upTo } from '../fields.ts'
import { createTextFieldType } from './plain-type.ts'

export const text = createTextFieldType<'text'>(() => upTo(200_000))
