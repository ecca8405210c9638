import { Input } from '#web/ui/form/input.tsx'
import type { FieldControl } from './field-control.ts'

export const line: FieldControl = { control: (value) => <Input defaultValue={value} /> }
