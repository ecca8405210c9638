import {
  type EntityField,
  type EntityFieldOfKind,
  fieldsOfValues,
} from '#contract/call/field-types/any-field.ts'
import { valuesByKeySchema } from '#contract/call/split-values.ts'
import { fieldControlOf } from '#web/admin/editor/field-types/controls-of.ts'
import { EntryField } from './entry-field.tsx'

/** Texts of one form field. */
export interface FormFieldStrings {
  readonly label: string
  readonly hint?: string
  /** Number of characters that the public page shows. */
  readonly shown?: number
  /** Shown in a list if the entry refers to none. */
  readonly none?: string
  /** Shown instead of the control if there is no entry to choose. */
  readonly noChoices?: string
  /** Whether published entries need a value, if the input of the call does not define that. */
  readonly isRequired?: boolean
  /** Texts of a field that consists of several, by key. */
  readonly parts?: Readonly<Record<string, FormFieldStrings>>
}

type FormFieldProps<F extends EntityField = EntityField> = {
  name: string
  field: F
  value: unknown
  texts: FormFieldStrings
  required?: boolean
}

/** Field of a form with the control of its type. */
export function FormField({ required = false, ...props }: FormFieldProps) {
  const { name, field, value } = props
  if (field.kind === 'values') return <ValueFields {...props} field={field} />
  const { none: _, noChoices, parts: __, isRequired = false, ...texts } = props.texts
  const control = { name, ...texts, required: required || isRequired }
  const { Frame, control: render } = fieldControlOf(field)
  if (Frame) return <Frame {...control} field={field} value={value} noChoices={noChoices} />
  if (!render) throw new Error(`A field of the kind ${field.kind} needs a form of its own`)
  return (
    <EntryField {...control} isCounted={field.kind !== 'date'}>
      {render(String(value ?? ''), field)}
    </EntryField>
  )
}

/** The fields of a definition that is created at run time. */
function ValueFields({
  name,
  field,
  value,
  texts: { parts = {} },
}: FormFieldProps<EntityFieldOfKind<'values'>>) {
  const { data: values = {} } = valuesByKeySchema.safeParse(value)
  return Object.entries(fieldsOfValues(field)).map(([key, part]) => (
    <FormField
      key={key}
      name={`${name}[${key}]`}
      field={part}
      value={values[key]}
      texts={parts[key] ?? { label: key }}
    />
  ))
}
