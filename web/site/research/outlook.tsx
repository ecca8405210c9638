import { researchLabels } from '#contract/content/labels/research.ts'
import { useWords } from '#web/content/use-words.ts'
import { Link } from '#web/ui/link.tsx'
import { StateMark } from '#web/ui/list/state-mark.tsx'
import type { ShownEntry, TimelineView } from './timeline-view.ts'

/** The timeline in short: how many there are of each kind, what is next, and what is late. */
export function Outlook({ view }: { view: TimelineView }) {
  const words = useWords(researchLabels)
  const { counts, next, late } = view
  return (
    <section aria-label={words.counts} className="mb-16 lg:mb-20">
      <dl className="grid grid-cols-2 border-line border-t sm:grid-cols-4">
        {counts.map(({ state, label, count }) => (
          <div
            key={state}
            className="flex flex-col-reverse justify-end gap-1 border-line border-b py-5 max-sm:odd:border-r max-sm:even:pl-5 sm:not-first:border-l sm:not-first:pl-6 lg:py-7"
          >
            <dt className="text-sm">
              <StateMark state={state} label={label} />
            </dt>
            <dd className="display tabular text-4xl">{count.toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
      {next.length + late.length > 0 && (
        <div className="grid gap-x-8 gap-y-12 pt-10 md:grid-cols-12 lg:pt-14">
          {next.length > 0 && (
            <Named name={words.ahead} entries={next} className="md:col-span-6 lg:col-span-7" />
          )}
          {late.length > 0 && (
            <Named
              name={words.behind}
              entries={late}
              className="md:col-span-6 lg:col-span-4 lg:col-start-9"
            />
          )}
        </div>
      )}
    </section>
  )
}

type NamedProps = { name: string; entries: readonly ShownEntry[]; className: string }

function Named({ name, entries, className }: NamedProps) {
  return (
    <div className={className}>
      <h2 className="display text-2xl">{name}</h2>
      <ol className="mt-4 divide-y divide-line border-line border-t">
        {entries.map(({ id, title, state, label, shownDate, date, distance, project }) => (
          <li key={id} className="py-4">
            <p className="tabular flex flex-wrap items-center gap-x-3 text-ink-faint text-sm">
              <StateMark state={state} label={distance || label} />
              {date && <time dateTime={date}>{shownDate}</time>}
            </p>
            <h3 className="mt-1.5 line-clamp-3 break-words text-left font-medium text-lg">
              {title}
            </h3>
            <Link
              to={project.path}
              className="mt-0.5 line-clamp-2 break-words text-ink-soft text-sm no-underline hover:underline"
            >
              {project.title}
            </Link>
          </li>
        ))}
      </ol>
    </div>
  )
}
