import type { ComponentProps } from 'react'
import { peopleFieldStrings } from '#web/admin/editor/editor-strings.ts'
import type { Choice } from '#web/ui/form/choice-popup.tsx'
import { ChoiceField } from './choice-field.tsx'

type PeopleFieldProps = Omit<ComponentProps<typeof ChoiceField>, 'choices' | 'words'> & {
  /** Undefined while loading. */
  people: readonly Choice[] | undefined
}

export function PeopleField({ people, ...field }: PeopleFieldProps) {
  return <ChoiceField {...field} choices={people} words={peopleFieldStrings} />
}
