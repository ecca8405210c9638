import { type ComponentProps, useState } from 'react'
import { EntryField } from '#web/admin/editor/form/entry-field.tsx'
import { MultipleChoiceInput } from '#web/ui/form/choice-list.tsx'
import type { ChoiceOption } from '#web/ui/form/choice-popup.tsx'
import { HiddenListInput } from '#web/ui/form/list-value.tsx'

type ChoiceFieldProps = Omit<ComponentProps<typeof EntryField>, 'children'> &
  Pick<ComponentProps<typeof MultipleChoiceInput>, 'making' | 'words'> & {
    /** Entries to choose from. Undefined while loading. */
    choices: readonly ChoiceOption[] | undefined
    /** Ids of the entries that are selected when the form opens. */
    chosen: readonly string[] | undefined
  }

/**
 * Form field that selects several entries. While the choices load, hidden inputs hold the selected ids, so
 * that an unsaved selection can be restored at once.
 */
export function MultipleChoiceField({
  choices,
  chosen,
  making,
  words,
  ...field
}: ChoiceFieldProps) {
  const [held, hold] = useState(chosen ?? [])
  if (choices === undefined)
    return (
      <HiddenListInput
        name={field.name}
        value={held}
        onPut={(list) => hold(list.map((id) => String(id)))}
      />
    )
  return (
    <EntryField {...field}>
      <MultipleChoiceInput
        choices={choices}
        chosen={held}
        {...(making && { making })}
        words={words}
      />
    </EntryField>
  )
}
