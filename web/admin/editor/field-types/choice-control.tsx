import type { EntityFieldOfKind } from '#contract/call/field-types/any-field.ts'
import { Select } from '#web/ui/form/field.tsx'
import type { FieldControl } from './field-control.ts'

export const choiceControl: FieldControl<EntityFieldOfKind<'choice'>> = {
  control: (value, { of }) => (
    <Select defaultValue={value}>
      {of.map((word) => (
        <option key={word}>{word}</option>
      ))}
    </Select>
  ),
}
