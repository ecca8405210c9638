import type { ComponentProps } from 'react'
import { z } from '#contract/call/zod.ts'
import { PeopleField } from '#web/admin/editor/choice/people-field.tsx'
import { useChoices } from '#web/admin/editor/choice/use-choices.ts'
import { panelClient } from '#web/admin/editor/panel/panel-client.ts'
import { loadPeople } from '#web/api/load-people.ts'

type RelationsFieldProps = Omit<ComponentProps<typeof PeopleField>, 'people' | 'chosen'> & {
  /** What is chosen from. */
  to: string
  chosen: unknown
  noChoices: string | undefined
}

const people = () => loadPeople(panelClient)
const ids = z.array(
  z.union([z.string(), z.looseObject({ _id: z.string() }).transform(({ _id }) => _id)]),
)

/** A list of people in a derived form. Until their names are there, nothing is shown of it. */
export function RelationsField({ to, chosen, noChoices, ...field }: RelationsFieldProps) {
  if (to !== 'profile') throw new Error(`A list of ${to} needs a form of its own`)
  const [choices] = useChoices(people)
  if (choices?.length === 0 && noChoices)
    return <p className="text-ink-soft text-sm">{noChoices}</p>
  return <PeopleField {...field} people={choices} chosen={ids.safeParse(chosen).data} />
}
