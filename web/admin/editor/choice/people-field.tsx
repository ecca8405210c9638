import type { ComponentProps } from 'react'
import { peopleField } from '#web/admin/editor/editor-words.ts'
import { EntryField } from '#web/admin/editor/form/entry-field.tsx'
import { ChoiceList } from '#web/ui/form/choice-list.tsx'
import type { Choice } from '#web/ui/form/choice-popup.tsx'

type PeopleFieldProps = Omit<ComponentProps<typeof EntryField>, 'children'> & {
  people: readonly Choice[]
  /** The ids of those who are on the list. */
  chosen: readonly string[] | undefined
}

/** A list of people in their order, chosen from those the group has. */
export function PeopleField({ people, chosen, ...field }: PeopleFieldProps) {
  return (
    <EntryField {...field}>
      <ChoiceList choices={people} chosen={chosen} words={peopleField} />
    </EntryField>
  )
}
