import { formatCount } from '#contract/content/group.ts'
import { researchLabels } from '#contract/content/labels/research.ts'
import { useLocale } from '#web/content/locale.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { FilterSelect, ListFilterForm } from '#web/site/parts/filter-form.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Link } from '#web/ui/link.tsx'
import type { TimelineView } from './timeline-view.ts'

const chosen = ['year', 'category', 'project'] as const

/** A form that filters the timeline and works without JavaScript. */
export function TimelineFilterForm({ view }: { view: TimelineView }) {
  const research = useStrings(researchLabels)
  const locale = useLocale()
  const { filters: words } = research
  const { filters, facets, total } = view
  const isFiltered = Object.keys(filters).length > 0
  return (
    <div className="mb-10 lg:mb-14 print:hidden">
      <ListFilterForm
        action="/research"
        filters={filters}
        words={words}
        className="grid grid-cols-2 items-end gap-4 md:grid-cols-[1fr_2fr_3fr_auto] max-md:*:last:col-span-full"
      >
        {chosen.map((name) => {
          const value = filters[name] ?? ''
          return (
            <Field
              key={name}
              name={name}
              label={words[name]}
              className={name === 'project' ? 'max-md:col-span-full' : ''}
            >
              <FilterSelect
                choices={facets[name]}
                value={value}
                words={words}
                unknown={/^\d{4}$/.test(value) ? value : words.unknown}
              />
            </Field>
          )
        })}
      </ListFilterForm>
      <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
        <span role="status" className="tabular text-ink-soft">
          {formatCount(words.found, total, locale)}
        </span>
        {isFiltered && (
          <Link to="/research" className="link">
            {words.clear}
          </Link>
        )}
        <span className="flex flex-wrap gap-x-3 text-ink-faint sm:ms-auto">
          {research.follow}{' '}
          <a href="/research/feed.xml" type="application/atom+xml" className="link">
            {research.feed}
          </a>{' '}
          <a href="/research/milestones.ics" type="text/calendar" className="link">
            {research.calendar}
          </a>
        </span>
      </p>
    </div>
  )
}
