import { Input } from '#web/ui/form/input.tsx'
import type { FieldControl } from './field-control.ts'

export const singleLineControl: FieldControl = {
  control: (value) => <Input defaultValue={value} />,
}
