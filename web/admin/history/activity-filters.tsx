import { useSearchParams } from 'react-router'
import { entityLabelOf } from '#contract/lifecycle/entities.ts'
import { historyEntityNames } from '#contract/lifecycle/history.ts'
import { useChangeQuery } from '#web/api/change-query.ts'
import { Field, Select, SelectOptions } from '#web/ui/form/field.tsx'
import { activityPanelStrings as strings } from './activity-strings.ts'

/** Filters changes by person, kind and time. The filters are part of the URL. */
export function ActivityFilters({ people }: { people: readonly string[] }) {
  const [params] = useSearchParams()
  const changeQuery = useChangeQuery()
  const filter = (name: string) => ({
    value: params.get(name) ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      changeQuery((next) => {
        next.delete('page')
        if (target.value) next.set(name, target.value)
        else next.delete(name)
      }),
  })
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <Field name="person" label={strings.person}>
        <Select {...filter('person')}>
          <option value="">{strings.everyone}</option>
          {people.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
      <Field name="entity" label={strings.entity}>
        <Select {...filter('entity')}>
          <option value="">{strings.everything}</option>
          <SelectOptions of={historyEntityNames.map((name) => [name, entityLabelOf(name)])} />
        </Select>
      </Field>
      <Field name="from" type="date" label={strings.from} {...filter('from')} />
      <Field name="until" type="date" label={strings.until} {...filter('until')} />
    </div>
  )
}
