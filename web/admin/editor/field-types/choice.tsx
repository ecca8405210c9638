import type { FieldOf } from '#contract/call/field-types/index.ts'
import { Select } from '#web/ui/form/field.tsx'
import type { FieldType } from './field-type.ts'

export const choice: FieldType<FieldOf<'choice'>> = {
  control: (value, { of }) => (
    <Select defaultValue={value}>
      {of.map((word) => (
        <option key={word}>{word}</option>
      ))}
    </Select>
  ),
}
