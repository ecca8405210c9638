import { Input } from '#web/ui/form/input.tsx'
import type { FieldType } from './field-type.ts'

export const line: FieldType = { control: (value) => <Input defaultValue={value} /> }
