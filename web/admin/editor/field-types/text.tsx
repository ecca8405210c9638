import { Textarea } from '#web/ui/form/field.tsx'
import type { FieldType } from './field-type.ts'

export const text: FieldType = { control: (value) => <Textarea defaultValue={value} /> }
