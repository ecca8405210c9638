import type { Call } from '#contract/call/call.ts'
import { type EntityDefinition, sentAs } from '#contract/call/entity.ts'
import { controlsOf } from '#web/admin/editor/field-types/controls-of.ts'
import { EntryField } from './entry-field.tsx'

/** What a form says about one field. */
export interface FieldWords {
  readonly label: string
  readonly hint?: string
  /** How many characters of it the public page shows. */
  readonly shown?: number
  /** What a list says of an entry that refers to none. */
  readonly none?: string
  /** What the form says where there is nothing to choose from. */
  readonly noChoices?: string
}

/** An entry as a form is filled with it. */
export type Entry = { readonly _id: string; readonly version: number } & {
  readonly [field: string]: unknown
}

type EntityFieldsProps = {
  definition: EntityDefinition
  /** The call the form sends; it says which fields there are and which must be filled in. */
  call: Call
  entry: Entry | undefined
  /** In the order in which the form shows the fields. */
  words: Readonly<Record<string, FieldWords>>
}

/** The fields of an entity's form, each with the control of its type. */
export function EntityFields({ definition, call, entry, words }: EntityFieldsProps) {
  const shape = call.input.shape
  return Object.entries(words).map(([column, said]) => {
    const field = definition.fields[column]
    const name = sentAs(definition, column)
    if (!field || !(name in shape)) throw new Error(`${call.path} takes no ${column}`)
    const { none: _, noChoices, ...told } = said
    const value = entry?.[column]
    const props = { name, ...told, required: shape[name]?.safeParse(undefined).success === false }
    const { Frame, control } = controlsOf(field)
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
