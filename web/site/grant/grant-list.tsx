import { formatCount } from '#contract/content/group.ts'
import { grantLabels } from '#contract/content/labels/grants.ts'
import { useLocale } from '#web/content/locale.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { EntryText } from '#web/site/parts/entry-text.tsx'
import type { GrantListItem, GrantListView } from './grant-list-view.ts'

export function GrantList({ view }: { view: GrantListView }) {
  const words = useStrings(grantLabels)
  const locale = useLocale()
  const { counts, groups, ticks, today } = view
  return (
    <>
      <ul className="mb-14 grid grid-cols-2 border-line border-t sm:grid-cols-4 lg:mb-20">
        {counts.map(([count, label]) => (
          <li
            key={label}
            className="flex flex-col gap-1 border-line border-b py-5 max-sm:odd:border-e max-sm:even:ps-5 sm:not-first:border-s sm:not-first:ps-6 lg:py-7"
          >
            <span aria-hidden="true" className="display tabular text-4xl">
              {count.toLocaleString(locale)}
            </span>
            <span className="text-ink-soft text-sm">
              <span className="sr-only">{label}</span>
              <span aria-hidden="true">{label.replace(/^\S+ /, '')}</span>
            </span>
          </li>
        ))}
      </ul>
      {groups.map(({ state, entries }) => (
        <section key={state} aria-labelledby={`grants-${state}`} className="mb-16 lg:mb-20">
          <div className="grid items-end gap-x-8 border-line-strong border-b pb-3 lg:grid-cols-12">
            <h2 id={`grants-${state}`} className="display text-2xl lg:col-span-7">
              {words.states[state]}
            </h2>
            <Years ticks={ticks} className="max-lg:hidden lg:col-span-5" />
          </div>
          <ul>
            {entries.map((entry) => (
              <GrantRow key={entry.id} entry={entry} today={today} />
            ))}
          </ul>
          <Years ticks={ticks} className="mt-2 lg:hidden" />
        </section>
      ))}
    </>
  )
}

type YearsProps = { ticks: GrantListView['ticks']; className: string }

function Years({ ticks, className }: YearsProps) {
  return (
    <div aria-hidden="true" className={`tabular relative h-5 text-ink-faint text-xs ${className}`}>
      {ticks.map(({ year, at }) => (
        <span
          key={year}
          className="absolute border-line-strong border-s ps-1.5"
          style={{ insetInlineStart: `${at}%` }}
        >
          {year}
        </span>
      ))}
    </div>
  )
}

function GrantRow({ entry, today }: { entry: GrantListItem; today: number }) {
  const words = useStrings(grantLabels)
  const locale = useLocale()
  const { funder, number, amount, span, projects, publications } = entry
  const results = [
    projects > 0 && formatCount(words.projects, projects, locale),
    publications > 0 && formatCount(words.publications, publications, locale),
  ].filter(Boolean)
  return (
    <li className="grid items-center gap-x-8 gap-y-5 border-line border-b py-7 lg:grid-cols-12">
      <div className="min-w-0 lg:col-span-7">
        {funder && <p className="mb-1 break-words text-ink-soft text-sm">{funder}</p>}
        <h3 className="display break-words text-xl">
          <EntryText
            of={entry}
            name="name"
            to={entry.path}
            className="text-ink no-underline hover:text-signal-strong hover:underline"
          />
        </h3>
        <p className="tabular mt-2 flex flex-wrap gap-x-4 gap-y-1 break-words text-ink-faint text-sm">
          {[span, number, amount].filter(Boolean).map((fact) => (
            <span key={fact} className="min-w-0 break-words">
              {fact}
            </span>
          ))}
        </p>
        {results.length > 0 && <p className="mt-1 text-signal text-sm">{results.join(' · ')}</p>}
      </div>
      <GrantBar entry={entry} today={today} className="lg:col-span-5" />
    </li>
  )
}

type GrantBarProps = { entry: GrantListItem; today: number; className?: string }

/** Bar on the time axis. Hidden from screen readers, because the dates are also written beside the bar. */
function GrantBar({ entry: { place, state }, today, className }: GrantBarProps) {
  if (place === null) return null
  return (
    <div aria-hidden="true" data-slot="grant-bar" className={`relative h-8 ${className}`}>
      <div className="absolute inset-x-0 top-1/2 border-line border-t" />
      <div
        data-state={state}
        data-open={place.isOpen || undefined}
        className="grant-span absolute top-1/2 h-2.5 -translate-y-1/2 rounded-full"
        style={{ insetInlineStart: `${place.start}%`, width: `${place.width}%` }}
      />
      <div
        className="absolute inset-y-0 border-accent border-s-2 border-dotted"
        style={{ insetInlineStart: `${today}%` }}
      />
    </div>
  )
}
