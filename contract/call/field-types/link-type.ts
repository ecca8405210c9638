import { linkSchema as href } from '../fields.ts'
import { createTextFieldType } from './plain-type.ts'

export const link = createTextFieldType<'link'>(() => href)
