import type { ComponentProps } from 'react'
import { peopleFieldStrings } from '#web/admin/editor/editor-strings.ts'
import type { ChoiceOption } from '#web/ui/form/choice-popup.tsx'
import { MultipleChoiceField } from './choice-field.tsx'

type PeopleFieldProps = Omit<ComponentProps<typeof MultipleChoiceField>, 'choices' | 'words'> & {
  /** People to choose from. Undefined while loading. */
  people: readonly ChoiceOption[] | undefined
}

export function PeopleField({ people, ...field }: PeopleFieldProps) {
  return <MultipleChoiceField {...field} choices={people} words={peopleFieldStrings} />
}
