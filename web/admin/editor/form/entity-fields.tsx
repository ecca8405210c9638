import type { ApiCall } from '#contract/call/call.ts'
import { type EntityDefinition, fieldWireNameOf } from '#contract/call/entity.ts'
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
}

/** An entry with any fields, whose values fill a form. */
export type FormEntry = { readonly _id: string; readonly version: number } & {
  readonly [field: string]: unknown
}

type EntityFieldsProps = {
  definition: EntityDefinition
  /** Call that the form sends. Its input decides which fields exist and which are required. */
  call: ApiCall
  entry: FormEntry | undefined
  /** Texts by field name, in the order of the form. */
  strings: Readonly<Record<string, FormFieldStrings>>
}

export function EntityFormFields({ definition, call, entry, strings }: EntityFieldsProps) {
  const shape = call.input.shape
  return Object.entries(strings).map(([column, texts]) => {
    const field = definition.fields[column]
    const name = fieldWireNameOf(definition, column)
    if (!field || !(name in shape)) throw new Error(`${call.path} takes no ${column}`)
    const { none: _, noChoices, ...fieldProps } = texts
    const value = entry?.[column]
    const props = {
      name,
      ...fieldProps,
      required: shape[name]?.safeParse(undefined).success === false,
    }
    const { Frame, control } = fieldControlOf(field)
    if (Frame)
      return <Frame key={name} {...props} field={field} value={value} noChoices={noChoices} />
    if (!control) throw new Error(`A field of the kind ${field.kind} needs a form of its own`)
    return (
      <EntryField key={name} {...props}>
        {control(String(value ?? ''), field)}
      </EntryField>
    )
  })
}
