import type { ApiCall } from '#contract/call/call.ts'
import { type EntityDefinition, fieldWireNameOf } from '#contract/call/entity.ts'
import { FormField, type FormFieldStrings } from './form-field.tsx'

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
    return (
      <FormField
        key={name}
        name={name}
        field={field}
        value={entry?.[column]}
        texts={texts}
        required={shape[name]?.safeParse(undefined).success === false}
      />
    )
  })
}
