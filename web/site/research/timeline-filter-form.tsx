import { Form } from 'react-router'
import { research } from '#web/content/research.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Select } from '#web/ui/form/field.tsx'
import { Link } from '#web/ui/link.tsx'
import type { TimelineView } from './timeline-view.ts'

const words = research.filters
const chosen = ['year', 'category', 'project'] as const

/** Narrows the timeline down with a form that needs no JavaScript. */
export function TimelineFilterForm({ view }: { view: TimelineView }) {
  const { filters, facets, total, marks } = view
  const isFiltered = Object.keys(filters).length > 0
  return (
    <div className="mb-10 lg:mb-14">
      <Form
        // Made anew when the address says otherwise than the form.
        key={JSON.stringify(filters)}
        method="get"
        action="/research"
        aria-label={words.label}
        className="grid grid-cols-2 items-end gap-4 md:grid-cols-[1fr_2fr_3fr_auto]"
      >
        {chosen.map((name) => (
          <Field
            key={name}
            name={name}
            label={words[name]}
            className={name === 'project' ? 'max-md:col-span-full' : ''}
          >
            <Choice choices={facets[name]} value={filters[name] ?? ''} />
          </Field>
        ))}
        <Button type="submit" variant="secondary" className="max-md:col-span-full">
          {words.show}
        </Button>
      </Form>
      <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
        <span role="status" className="tabular text-ink-soft">
          {words.found(total)}
        </span>
        {isFiltered && (
          <Link to="/research" className="link">
            {words.clear}
          </Link>
        )}
        {marks.some(({ entry }) => entry === null) && (
          <a href="#today" className="link">
            {research.toToday}
          </a>
        )}
        <span className="flex flex-wrap gap-x-3 text-ink-faint sm:ml-auto">
          {research.follow}
          <a href="/research/feed.xml" type="application/atom+xml" className="link">
            {research.feed}
          </a>
          <a href="/research/milestones.ics" type="text/calendar" className="link">
            {research.calendar}
          </a>
        </span>
      </p>
    </div>
  )
}

type Choices = TimelineView['facets'][(typeof chosen)[number]]

function Choice({ choices, value }: { choices: Choices; value: string }) {
  const isKnown = value === '' || choices.some((choice) => choice.value === value)
  return (
    <Select defaultValue={value}>
      <option value="">{words.any}</option>
      {!isKnown && <option value={value}>{/^\d{4}$/.test(value) ? value : words.unknown}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label} ({choice.count.toLocaleString('en')})
        </option>
      ))}
    </Select>
  )
}
