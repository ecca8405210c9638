import type { ReactNode } from 'react'
import type { Call } from '#contract/call/call.ts'
import type { EntityDefinition, Field } from '#contract/call/entity.ts'
import { Select, Textarea } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { PictureInput } from '#web/ui/picture/picture-input.tsx'
import { EntryField } from './entry-field.tsx'
import { MarkdownField } from './markdown-field.tsx'
import { RelationsField } from './relations-field.tsx'

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

/** The fields of an entity's form, each with the control for its kind. */
export function EntityFields({ definition, call, entry, words }: EntityFieldsProps) {
  const shape = call.input.shape
  return Object.entries(words).map(([column, said]) => {
    const field = definition.fields[column]
    const name = field?.kind === 'picture' ? (field.sentAs ?? column) : column
    if (!field || !(name in shape)) throw new Error(`${call.path} takes no ${column}`)
    const { none: _, noChoices, ...told } = said
    const value = String(entry?.[column] ?? '')
    const props = { name, ...told, required: shape[name]?.safeParse(undefined).success === false }
    if (field.kind === 'relations')
      return (
        <RelationsField
          key={name}
          {...props}
          to={field.to}
          chosen={entry?.[column]}
          noChoices={noChoices}
        />
      )
    if (field.kind === 'markdown')
      return <MarkdownField key={name} {...props} defaultValue={value} />
    return (
      <EntryField key={name} {...props}>
        {controlOf(field, value)}
      </EntryField>
    )
  })
}

const controlOf = (field: Field, value: string): ReactNode => {
  if (field.kind === 'text') return <Textarea defaultValue={value} />
  if (field.kind === 'date') return <Input type="date" defaultValue={value.slice(0, 10)} />
  if (field.kind === 'picture') return <PictureInput current={value} />
  if (field.kind === 'title' || field.kind === 'link') return <Input defaultValue={value} />
  if (field.kind === 'choice')
    return (
      <Select defaultValue={value}>
        {field.of.map((word) => (
          <option key={word}>{word}</option>
        ))}
      </Select>
    )
  throw new Error(`A field of the kind ${field.kind} needs a form of its own`)
}
