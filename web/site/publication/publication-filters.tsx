import { X } from 'lucide-react'
import { fillPlaceholders, formatCount } from '#contract/content/group.ts'
import { publicationListLabels } from '#contract/content/labels/publications.ts'
import { entryPages } from '#contract/entry-pages.ts'
import type { PublicationFilters as Filters } from '#contract/publication/publication.ts'
import { citationFileFormats } from '#contract/publication/publication-path.ts'
import { useLocale } from '#web/content/locale.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { FilterSelect, findFilterOption, ListFilterForm } from '#web/site/parts/filter-form.tsx'
import { listPageUrl } from '#web/site/parts/list-address.ts'
import type { PublicationListView } from '#web/site/parts/publication-list-view.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Link } from '#web/ui/link.tsx'

const path = entryPages.publication.list

type Words = (typeof publicationListLabels)['defaults']['filters']
const chosen = ['year', 'type', 'person', 'project', 'topic'] as const
type Choices = NonNullable<PublicationListView['facets']>[(typeof chosen)[number]]

type FilterProps = Pick<PublicationListView, 'filters' | 'facets' | 'total'>

const labelOf = (words: Words, choices: Choices, value: string, name: string): string =>
  findFilterOption(choices, value)?.label ??
  (name === 'person' || name === 'project' ? words.unknown : value)

/** A filter form that needs no JavaScript, with links that remove single filters. */
export function PublicationFilterForm({ filters, facets, total }: FilterProps) {
  const { filters: words, ...list } = useStrings(publicationListLabels)
  const locale = useLocale()
  if (facets === undefined) return null
  const offered = chosen.filter((name) => facets[name].length > 0 || filters[name])
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
        {filters.grant && <input type="hidden" name="grant" value={filters.grant} />}
        {offered.map((name) => {
          const value = filters[name] ?? ''
          return (
            <Field key={name} name={name} label={words[name]}>
              <FilterSelect
                choices={facets[name]}
                value={value}
                words={words}
                unknown={labelOf(words, facets[name], value, name)}
              />
            </Field>
          )
        })}
      </ListFilterForm>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 text-sm">
        <p role="status" className="tabular text-ink-soft">
          {formatCount(words.found, total, locale)}
        </p>
        <Chosen filters={filters} facets={facets} />
        <p className="flex flex-wrap gap-x-3 text-ink-faint sm:ms-auto print:hidden">
          {list.exports}
          {citationFileFormats.flatMap(({ ending, name, type }) => [
            ' ',
            <a
              key={ending}
              href={listPageUrl(`${path}.${ending}`, filters)}
              type={type}
              className="link"
            >
              {name}
            </a>,
          ])}
        </p>
      </div>
    </div>
  )
}

const labelFor = (
  words: Words,
  facets: ChosenProps['facets'],
  name: (typeof chosen)[number] | 'grant' | 'q',
  value: string,
): string => {
  if (name === 'q') return value
  // Filters by grant are set by a link on the grant's page, so the filter does not repeat the grant's name.
  return name === 'grant' ? words.grant : labelOf(words, facets[name], value, name)
}

type ChosenProps = { filters: Filters; facets: NonNullable<FilterProps['facets']> }

function Chosen({ filters, facets }: ChosenProps) {
  const { filters: words } = useStrings(publicationListLabels)
  const shown = [...chosen, 'grant' as const, 'q' as const].flatMap((name) => {
    const value = filters[name]
    if (!value) return []
    const label = labelFor(words, facets, name, value)
    return [{ name, label, without: listPageUrl(path, { ...filters, [name]: undefined }) }]
  })
  if (shown.length === 0) return null
  return (
    <ul className="flex min-w-0 flex-wrap items-center gap-2">
      {shown.map(({ name, label, without }) => (
        <li key={name} className="min-w-0">
          <Link
            to={without}
            aria-label={fillPlaceholders(words.remove, { name: words[name], value: label })}
            className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full bg-signal-soft px-3.5 text-ink no-underline hover:bg-sunk"
          >
            <span className="truncate">{label}</span>
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
  )
}
