import { Input } from '#web/ui/form/input.tsx'
import type { FieldControl } from './field-control.ts'

export const dateControl: FieldControl = {
  control: (value) => <Input type="date" defaultValue={value.slice(0, 10)} />,
}
