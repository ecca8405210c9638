import type { EntityFieldOfKind } from '#contract/call/field-types/any-field.ts'
import { Textarea } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import type { FieldControl } from './field-control.ts'

export const textControl: FieldControl<EntityFieldOfKind<'text'>> = {
  control: (value, { isLine }) =>
    isLine ? <Input defaultValue={value} /> : <Textarea defaultValue={value} />,
}
