import { type ComponentProps, useState } from 'react'
import { EntryField } from '#web/admin/editor/form/entry-field.tsx'
import { ChoiceList } from '#web/ui/form/choice-list.tsx'
import type { Choice } from '#web/ui/form/choice-popup.tsx'
import { ListValue } from '#web/ui/form/list-value.tsx'

type ChoiceFieldProps = Omit<ComponentProps<typeof EntryField>, 'children'> &
  Pick<ComponentProps<typeof ChoiceList>, 'making' | 'words'> & {
    /** Undefined while loading. */
    choices: readonly Choice[] | undefined
    /** Ids of the initial choices. */
    chosen: readonly string[] | undefined
  }

/**
 * Form field that selects several entries. While the choices load, hidden inputs hold the selected ids, so
 * that an unsaved selection can be restored at once.
 */
export function ChoiceField({ choices, chosen, making, words, ...field }: ChoiceFieldProps) {
  const [held, hold] = useState(chosen ?? [])
  if (choices === undefined)
    return (
      <ListValue
        name={field.name}
        value={held}
        onPut={(list) => hold(list.map((id) => String(id)))}
      />
    )
  return (
    <EntryField {...field}>
      <ChoiceList choices={choices} chosen={held} {...(making && { making })} words={words} />
    </EntryField>
  )
}
