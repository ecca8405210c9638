import { Input } from '#web/ui/form/input.tsx'
import type { FieldControl } from './field-control.ts'

export const numberControl: FieldControl = {
  control: (value) => <Input inputMode="decimal" defaultValue={value} />,
}
