import { Textarea } from '#web/ui/form/field.tsx'
import type { FieldControl } from './field-control.ts'

export const textControl: FieldControl = { control: (value) => <Textarea defaultValue={value} /> }
