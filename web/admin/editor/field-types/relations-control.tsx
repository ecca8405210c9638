import { useMemo } from 'react'
import type { EntityFieldOfKind } from '#contract/call/field-types/any-field.ts'
import { z } from '#contract/call/zod.ts'
import { MultipleChoiceField } from '#web/admin/editor/choice/choice-field.tsx'
import { SingleReferenceField } from '#web/admin/editor/choice/reference-field.tsx'
import {
  loadRelatedChoices,
  relatedChoiceStrings,
} from '#web/admin/editor/choice/related-choices.ts'
import { useLoadedChoices } from '#web/admin/editor/choice/use-choices.ts'
import type { ChoiceOption } from '#web/ui/form/choice-popup.tsx'
import type { FieldControl } from './field-control.ts'

const ids = z.array(
  z.union([z.string(), z.looseObject({ _id: z.string() }).transform(({ _id }) => _id)]),
)
const entriesWithName = z.array(z.looseObject({ name: z.string() }))
const references = z.array(
  z
    .object({ _id: z.string(), name: z.string() })
    .transform(({ _id, name }) => ({ id: _id, label: name })),
)

/** Adds the entries that are already chosen, which the list of choices may lack. */
const withChosen = (
  choices: readonly ChoiceOption[] | undefined,
  chosen: readonly ChoiceOption[],
): readonly ChoiceOption[] | undefined =>
  choices && [...choices, ...chosen.filter(({ id }) => !choices.some((choice) => choice.id === id))]

export const relationsControl: FieldControl<EntityFieldOfKind<'relations'>> = {
  tell: (value, none) => {
    const { data = [] } = entriesWithName.safeParse(value)
    return data.map(({ name }) => name).join(', ') || none
  },
  // Shows nothing until the names of the entries are loaded.
  Frame: function RelationsField({ field, value, noChoices, ...props }) {
    const { to, single, where: { collection = '' } = {} } = field
    const load = useMemo(() => loadRelatedChoices(to, collection), [to, collection])
    const [choices] = useLoadedChoices(load)
    if (choices?.length === 0 && noChoices)
      return <p className="text-ink-soft text-sm">{noChoices}</p>
    const { data: chosen = [] } = ids.safeParse(value)
    const { data: named = [] } = references.safeParse(value)
    const Field = single ? SingleReferenceField : MultipleChoiceField
    return (
      <Field
        {...props}
        choices={withChosen(choices, named)}
        chosen={chosen}
        words={relatedChoiceStrings(to)}
      />
    )
  },
}
