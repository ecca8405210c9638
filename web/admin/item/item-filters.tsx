import { useSearchParams } from 'react-router'
import type { Collection } from '#contract/collection/collection.ts'
import type { ItemFacets } from '#contract/item/item.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { useChangeQuery } from '#web/api/change-query.ts'
import { PanelSort } from '#web/ui/panel/panel.tsx'
import { itemPanelStrings as strings } from './item-panel-strings.ts'
import { readItemQuery, writeItemFilter, yearFilter } from './item-query.ts'

const flags = { true: commonAdminStrings.yes, false: commonAdminStrings.no }

type ItemFiltersProps = { collection: Collection; facets: ItemFacets }

/** One select per filter of the collection that has values, and one for the year. */
export function ItemFilters({ collection, facets }: ItemFiltersProps) {
  const [params] = useSearchParams()
  const changeQuery = useChangeQuery()
  const { filters } = readItemQuery(params)
  const labelOf = (key: string) =>
    key === yearFilter
      ? strings.year
      : (collection.fields.find((field) => field.key === key)?.label ?? key)
  const optionsOf = (key: string, chosen: string) => {
    const isFlag = collection.fields.some((field) => field.key === key && field.type === 'flag')
    if (isFlag) return Object.entries(flags)
    const options = (facets[key] ?? []).map(({ value, label }) => [value, label] as const)
    const isMissing = chosen !== '' && !options.some(([value]) => value === chosen)
    return isMissing ? [...options, [chosen, chosen] as const] : options
  }
  return Object.keys(facets).flatMap((key) => {
    const chosen = filters[key] ?? ''
    const options = optionsOf(key, chosen)
    if (options.length === 0) return []
    const label = labelOf(key)
    return (
      <PanelSort
        key={key}
        label={label}
        options={[['', strings.any(label)], ...options]}
        value={chosen}
        onSort={(value) => changeQuery((next) => writeItemFilter(next, key, value))}
      />
    )
  })
}
