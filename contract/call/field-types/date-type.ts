import { optionalDateSchema } from '../fields.ts'
import { createTextFieldType } from './plain-type.ts'

export const date = createTextFieldType<'date'>(() => optionalDateSchema)
