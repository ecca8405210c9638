import { type ComponentProps, useState } from 'react'
import { EntryField } from '#web/admin/editor/form/entry-field.tsx'
import { SingleChoiceInput } from '#web/ui/form/choice-input.tsx'
import { HiddenListInput } from '#web/ui/form/list-value.tsx'
import type { MultipleChoiceField } from './choice-field.tsx'

/** Form field that selects one entry. The form value is a JSON list with its id. */
export function SingleReferenceField({
  choices,
  chosen,
  making: _,
  words,
  ...field
}: ComponentProps<typeof MultipleChoiceField>) {
  const [id, setId] = useState(chosen?.[0] ?? '')
  const value = (
    <HiddenListInput
      name={field.name}
      value={id ? [id] : []}
      onPut={([given = '']) => setId(String(given))}
    />
  )
  if (choices === undefined) return value
  return (
    <EntryField {...field}>
      {value}
      <SingleChoiceInput choices={choices} chosen={id} onChoose={setId} words={words} />
    </EntryField>
  )
}
