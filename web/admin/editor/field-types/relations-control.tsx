import type { EntityFieldOfKind } from '#contract/call/field-types/any-field.ts'
import { z } from '#contract/call/zod.ts'
import { PeopleField } from '#web/admin/editor/choice/people-field.tsx'
import { useLoadedChoices } from '#web/admin/editor/choice/use-choices.ts'
import { panelClient } from '#web/admin/editor/panel/panel-client.ts'
import { loadPersonChoices } from '#web/api/load-people.ts'
import type { FieldControl } from './field-control.ts'

const people = () => loadPersonChoices(panelClient)
const ids = z.array(
  z.union([z.string(), z.looseObject({ _id: z.string() }).transform(({ _id }) => _id)]),
)
const entriesWithName = z.array(z.looseObject({ name: z.string() }))

export const relationsControl: FieldControl<EntityFieldOfKind<'relations'>> = {
  tell: (value, none) => {
    const { data = [] } = entriesWithName.safeParse(value)
    return data.map(({ name }) => name).join(', ') || none
  },
  // Shows nothing until the names of the people are loaded.
  Frame: function RelationsField({ field: { to }, value, noChoices, ...props }) {
    if (to !== 'profile') throw new Error(`A list of ${to} needs a form of its own`)
    const [choices] = useLoadedChoices(people)
    if (choices?.length === 0 && noChoices)
      return <p className="text-ink-soft text-sm">{noChoices}</p>
    return <PeopleField {...props} people={choices} chosen={ids.safeParse(value).data} />
  },
}
