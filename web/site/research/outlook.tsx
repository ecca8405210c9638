import { researchLabels, stateLabels } from '#contract/content/labels/research.ts'
import { useFallbackLanguage } from '#web/content/fallback-language.ts'
import { useLocale } from '#web/content/locale.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { EntryText } from '#web/site/parts/entry-text.tsx'
import { StateLabel } from '#web/ui/list/state-label.tsx'
import { groupByQuarter, type TimelineItem, type TimelineView } from './timeline-view.ts'
import { useQuarterName } from './use-quarter-name.ts'

/** Upcoming milestones by quarter, overdue milestones, and the number of each. */
export function UpcomingMilestones({ view }: { view: TimelineView }) {
  const { coming, late } = view
  const words = useStrings(researchLabels)
  return (
    <>
      {coming.length + late.length > 0 && (
        <div className="mb-14 grid gap-x-8 gap-y-12 md:grid-cols-12">
          {coming.length > 0 && (
            <section
              aria-labelledby="coming"
              className={late.length > 0 ? 'md:col-span-7' : 'md:col-span-full'}
            >
              <h2 id="coming" className="display text-3xl">
                {words.ahead}
              </h2>
              <Quarters entries={coming} />
            </section>
          )}
          {late.length > 0 && (
            <section aria-labelledby="late" className="md:col-span-4 md:col-start-9">
              <h2 id="late" className="display text-2xl md:pt-2">
                {words.behind}
              </h2>
              <Entries entries={late} />
            </section>
          )}
        </div>
      )}
      <Counts counts={view.counts} />
    </>
  )
}

function Quarters({ entries }: { entries: readonly TimelineItem[] }) {
  const { withYear } = useQuarterName()
  return groupByQuarter(entries).map(({ key, year, quarter, entries: ofQuarter }) => (
    <div key={key} className="mt-5 grid gap-x-6 sm:grid-cols-[9rem_minmax(0,1fr)] print:block">
      <h3 className="tabular border-line font-medium text-ink-faint text-sm sm:border-t sm:pt-5">
        {withYear(quarter, year)}
      </h3>
      <Entries entries={ofQuarter} />
    </div>
  ))
}

function Entries({ entries }: { entries: readonly TimelineItem[] }) {
  const states = useStrings(stateLabels)
  const textLanguage = useFallbackLanguage()
  return (
    <ol className="divide-y divide-line border-line border-t max-sm:mt-2">
      {entries.map(({ id, title, state, label, shownDate, date, distance, project, ...entry }) => (
        <li key={id} className="py-4">
          <p className="tabular flex flex-wrap items-center gap-x-3 text-ink-faint text-sm">
            <StateLabel
              state={state}
              label={distance || label || states[state]}
              said={label && !distance ? textLanguage(entry, 'status') : undefined}
            />
            {date && <time dateTime={date}>{shownDate}</time>}
          </p>
          <p
            {...textLanguage(entry, 'title')}
            className="mt-1 line-clamp-3 break-words text-start font-medium text-lg"
          >
            {title}
          </p>
          <EntryText
            of={entry}
            name="project"
            text={project.title}
            to={project.path}
            className="mt-0.5 line-clamp-2 break-words text-ink-soft text-sm no-underline hover:underline"
          />
        </li>
      ))}
    </ol>
  )
}

function Counts({ counts }: Pick<TimelineView, 'counts'>) {
  const words = useStrings(researchLabels)
  const states = useStrings(stateLabels)
  const locale = useLocale()
  return (
    <section aria-label={words.counts} className="mb-14">
      <dl className="grid grid-cols-2 border-line border-t sm:grid-cols-4">
        {counts.map(({ state, count }) => (
          <div
            key={state}
            className="flex flex-col-reverse justify-end gap-1 border-line border-b py-5 max-sm:odd:border-e max-sm:even:ps-5 sm:not-first:border-s sm:not-first:ps-6"
          >
            <dt className="text-sm">
              <StateLabel state={state} label={states[state]} />
            </dt>
            <dd className="display tabular text-3xl">{count.toLocaleString(locale)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
