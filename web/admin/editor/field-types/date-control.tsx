import type { EntityFieldOfKind } from '#contract/call/field-types/any-field.ts'
import { Input } from '#web/ui/form/input.tsx'
import { PartialDateInput } from '#web/ui/form/partial-date-input.tsx'
import type { FieldControl } from './field-control.ts'

export const dateControl: FieldControl<EntityFieldOfKind<'date'>> = {
  control: (value, { isPartial }) =>
    isPartial ? (
      <PartialDateInput current={value} />
    ) : (
      <Input type="date" defaultValue={value.slice(0, 10)} />
    ),
}
