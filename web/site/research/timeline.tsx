import { researchLabels, stateLabels } from '#contract/content/labels/research.ts'
import { useEntryFallbackLanguage } from '#web/content/fallback-language.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { EntryText } from '#web/site/parts/entry-text.tsx'
import { Link } from '#web/ui/link.tsx'
import { StateLabel } from '#web/ui/list/state-label.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { BrandSignalLine } from '#web/ui/theme/signal-line.tsx'
import {
  groupMarksByYear,
  type TimelineItem,
  type TimelineMark,
  type TimelineView,
} from './timeline-view.ts'
import { useQuarterName } from './use-quarter-name.ts'

type TimelineProps = { view: Pick<TimelineView, 'marks' | 'shownToday'> }

export function Timeline({ view: { marks, shownToday } }: TimelineProps) {
  const words = useStrings(researchLabels)
  const { nameOf, withYear } = useQuarterName()
  return (
    <div className="timeline">
      <h2 className="sr-only">{words.earlier}</h2>
      {groupMarksByYear(marks).map(({ year, quarters }) => (
        <section key={year} aria-labelledby={`year-${year}`} className="timeline-year">
          <h3 id={`year-${year}`} className="timeline-year-name display tabular">
            {year || words.undated}
          </h3>
          <div className="timeline-months">
            {quarters.map(({ key, quarter, entries }) => (
              <section key={key} aria-label={key && withYear(quarter, year)}>
                {key && entries.some(({ entry }) => entry !== null) && (
                  <h4
                    className="timeline-month"
                    data-ahead={entries[0]?.entry === null || undefined}
                  >
                    {nameOf(quarter)}
                  </h4>
                )}
                <ol>
                  {entries.map((mark) => (
                    <AxisItem key={mark.entry?.id ?? 'today'} mark={mark} shownToday={shownToday} />
                  ))}
                </ol>
              </section>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

type AxisItemProps = { mark: TimelineMark; shownToday: string }

function AxisItem({ mark: { entry, date }, shownToday }: AxisItemProps) {
  const words = useStrings(researchLabels)
  if (entry === null) {
    return (
      <li id="today" className="timeline-today">
        <BrandSignalLine variant="divider" draw="scroll" className="timeline-beat" />
        <p className="timeline-today-name">
          <span className="display text-2xl">{words.today}</span>{' '}
          <time dateTime={date} className="tabular text-ink-soft text-sm">
            {shownToday}
          </time>
        </p>
      </li>
    )
  }
  return (
    <li className="timeline-entry" data-state={entry.state} data-kind={entry.kind}>
      <span aria-hidden="true" className="timeline-node" />
      <Entry entry={entry} />
    </li>
  )
}

function Entry({ entry }: { entry: TimelineItem }) {
  const { title, state, label, distance, people, image, project } = entry
  const words = useStrings(researchLabels)
  const states = useStrings(stateLabels)
  const textLanguage = useEntryFallbackLanguage(entry.untranslated)
  const stateLabel = entry.kind === 'progress' ? words.progress : label || states[state]
  return (
    <article className="grid gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="tabular flex flex-wrap items-center gap-x-3 gap-y-0.5 text-ink-faint text-sm">
          {entry.date && (
            <time dateTime={entry.date} title={entry.shownDate} className="font-medium text-ink">
              {entry.shownDay}
            </time>
          )}
          <StateLabel
            state={state}
            label={stateLabel}
            said={stateLabel === label ? textLanguage('status') : undefined}
          />
          <EntryText of={entry} name="status" as="span" className="min-w-0 break-words" />
          {distance && <span>{distance}</span>}
        </p>
        <h5 {...textLanguage('title')} className="display mt-1.5 break-words text-start text-xl">
          {title}
        </h5>
        <EntryText
          of={entry}
          name="text"
          className="mt-1.5 line-clamp-3 max-w-measure break-words text-start text-ink-soft"
        />
        <p className="mt-2 max-w-[72ch] break-words text-ink-faint text-sm">
          <Link to={project.path} className="link">
            <bdi {...textLanguage('project')}>{project.title}</bdi>
          </Link>
          {people.length > 0 && (
            <>
              {' '}
              <span>{words.by}</span> {people.join(', ')}
            </>
          )}
        </p>
      </div>
      {image && (
        <Link to={project.path} tabIndex={-1} aria-hidden="true" className="timeline-picture">
          <Picture
            src={image}
            alt=""
            sizes="(min-width: 40rem) 11rem, 100vw"
            className="hairline aspect-[3/2] w-full rounded-sm object-cover"
          />
        </Link>
      )}
    </article>
  )
}
