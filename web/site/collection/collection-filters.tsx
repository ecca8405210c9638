import { X } from 'lucide-react'
import { fillPlaceholders, formatCount } from '#contract/content/group.ts'
import { collectionLabels } from '#contract/content/labels/collections.ts'
import { useLocale } from '#web/content/locale.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { FilterSelect, findFilterOption, ListFilterForm } from '#web/site/parts/filter-form.tsx'
import type { CollectionListView, ItemFilterView } from '#web/site/parts/items/list-view.ts'
import { listPageUrl } from '#web/site/parts/list-address.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Link } from '#web/ui/link.tsx'

/** Lists with fewer items need no search. */
const fewItems = 6

type Words = (typeof collectionLabels)['defaults']['filters']
type Chip = Pick<ItemFilterView, 'name' | 'label'> & { readonly value: string }

/** Returns the filters in the URL with their labels. */
const chosenFilters = (
  { filters, offered }: Pick<CollectionListView, 'filters' | 'offered'>,
  words: Words,
): Chip[] =>
  Object.entries(filters).map(([name, value]) => {
    const filter = offered.find((each) => each.name === name)
    if (filter)
      return {
        name,
        label: filter.label,
        value: findFilterOption(filter.choices, value)?.label ?? words.unknown,
      }
    if (name === 'q') return { name, label: words.q, value }
    const entry = offered.flatMap(({ choices }) => choices).find((each) => each.value === value)
    return { name, label: words.about, value: entry?.label ?? words.about }
  })

/** A filter form that needs no JavaScript, with links that remove single filters. */
export function CollectionFilterForm({ list }: { list: CollectionListView }) {
  const { path, filters, offered, total, pages } = list
  const { filters: words } = useStrings(collectionLabels)
  const locale = useLocale()
  const isFiltered = Object.keys(filters).length > 0
  if (!isFiltered && total < fewItems) return null
  // A filter whose only value all items have divides nothing.
  const shown = offered.filter(
    ({ name, choices: [first, ...more] }) =>
      filters[name] || more.length > 0 || (first && first.count < total),
  )
  const hidden = Object.entries(filters).filter(
    ([name]) => name !== 'q' && shown.every((each) => each.name !== name),
  )
  const chips = chosenFilters(list, words)
  return (
    <div className="mb-12">
      <ListFilterForm
        action={path}
        filters={filters}
        words={words}
        className="grid grid-cols-2 items-end gap-4 md:grid-cols-3 xl:grid-cols-[2fr_repeat(5,minmax(0,1fr))_auto]"
      >
        <Field
          name="q"
          label={words.q}
          type="search"
          enterKeyHint="search"
          maxLength={200}
          defaultValue={filters.q ?? ''}
          className="max-xl:col-span-full"
        />
        {hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {shown.map(({ name, label, choices }) => (
          <Field key={name} name={name} label={label}>
            <FilterSelect
              choices={choices}
              value={filters[name] ?? ''}
              words={words}
              unknown={words.unknown}
            />
          </Field>
        ))}
      </ListFilterForm>
      {(isFiltered || pages > 1) && (
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 text-sm">
          <p role="status" className="tabular text-ink-soft">
            {formatCount(words.found, total, locale)}
          </p>
          {chips.length > 0 && (
            <ul className="flex min-w-0 flex-wrap items-center gap-2">
              {chips.map(({ name, label, value }) => (
                <li key={name} className="min-w-0">
                  <Link
                    to={listPageUrl(path, { ...filters, [name]: undefined })}
                    aria-label={fillPlaceholders(words.remove, { name: label, value })}
                    className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full bg-signal-soft px-3.5 text-ink no-underline hover:bg-sunk"
                  >
                    <span className="truncate">{value}</span>
                    <X aria-hidden="true" className="size-3.5 shrink-0" />
                  </Link>
                </li>
              ))}
              <li className="print:hidden">
                <Link to={path} className="link px-1">
                  {words.clear}
                </Link>
              </li>
            </ul>
          )}
        </div>
      )}
    </div>
  )
}
