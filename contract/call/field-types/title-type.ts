import { textSchema } from '../fields.ts'
import { createTextFieldType } from './plain-type.ts'

export const title = createTextFieldType<'title'>(() => textSchema(1_000))
