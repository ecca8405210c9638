import { Input } from '#web/ui/form/input.tsx'
import type { FieldType } from './field-type.ts'

export const date: FieldType = {
  control: (value) => <Input type="date" defaultValue={value.slice(0, 10)} />,
}
