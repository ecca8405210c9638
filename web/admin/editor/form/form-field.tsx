import type { EntityField } from '#contract/call/field-types/any-field.ts'
import { fieldControlOf } from '#web/admin/editor/field-types/controls-of.ts'
import type { FormFieldStrings } from './entity-fields.tsx'
import { EntryField } from './entry-field.tsx'

type FormFieldProps = {
  name: string
  field: EntityField
  value: unknown
  texts: FormFieldStrings
  required?: boolean
}

/** Field of a form with the control of its type. */
export function FormField({ name, field, value, texts, required }: FormFieldProps) {
  const { none: _, noChoices, parts, isRequired = false, ...fieldTexts } = texts
  const props = { name, ...fieldTexts, required: required || isRequired }
  const { Frame, control } = fieldControlOf(field)
  if (Frame)
    return <Frame {...props} field={field} value={value} noChoices={noChoices} parts={parts} />
  if (!control) throw new Error(`A field of the kind ${field.kind} needs a form of its own`)
  return (
    <EntryField {...props} isCounted={field.kind !== 'date'}>
      {control(String(value ?? ''), field)}
    </EntryField>
  )
}
