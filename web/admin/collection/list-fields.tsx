import { useState } from 'react'
import type { CollectionDefinition } from '#contract/collection/collection.ts'
import { EntryField } from '#web/admin/editor/form/entry-field.tsx'
import { Select, SelectOptions } from '#web/ui/form/field.tsx'
import { CheckField } from './check-field.tsx'
import { collectionFormStrings as strings } from './collections-strings.ts'
import { LookField } from './look-field.tsx'

type Settings = Pick<
  CollectionDefinition,
  'dates' | 'order' | 'look' | 'past' | 'hasPages' | 'schema'
>

/** How a collection is listed, and what search engines see. */
export function ListFields({ initial }: { initial: Settings }) {
  const [dates, setDates] = useState<string>(initial.dates)
  const { schema } = initial
  const isKnown = strings.schemas.some(([type]) => type === schema)
  return (
    <>
      <LookField defaultValue={initial.look} />
      <div className="grid gap-5 sm:grid-cols-2">
        <EntryField name="dates" label={strings.dates}>
          <Select value={dates} onChange={({ target }) => setDates(target.value)}>
            <SelectOptions of={strings.dateChoices} />
          </Select>
        </EntryField>
        <EntryField name="order" label={strings.order}>
          <Select defaultValue={initial.order}>
            <SelectOptions of={strings.orders} />
          </Select>
        </EntryField>
        {/* Stays in the form while hidden, so that its value is kept. */}
        <div hidden={dates === 'none'}>
          <EntryField name="past" label={strings.past}>
            <Select defaultValue={initial.past}>
              <SelectOptions of={strings.pastChoices} />
            </Select>
          </EntryField>
        </div>
        <EntryField name="schema" label={strings.schema} hint={strings.schemaHint}>
          <Select defaultValue={schema}>
            <SelectOptions of={strings.schemas} />
            {!isKnown && <option>{schema}</option>}
          </Select>
        </EntryField>
      </div>
      <CheckField
        name="hasPages"
        label={strings.hasPages}
        hint={strings.hasPagesHint}
        defaultChecked={initial.hasPages}
      />
    </>
  )
}
