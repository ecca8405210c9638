import { researchLabels } from '#contract/content/labels/research.ts'
import { useWords } from '#web/content/use-words.ts'
import { Link } from '#web/ui/link.tsx'
import { StateMark } from '#web/ui/list/state-mark.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { SignalLine } from '#web/ui/theme/signal-line.tsx'
import { groupMarks, type Mark, type ShownEntry, type TimelineView } from './timeline-view.ts'

type TimelineProps = { view: Pick<TimelineView, 'marks' | 'today' | 'shownToday'> }

/** The axis: years and months from the farthest ahead to the first step, with today between them. */
export function Timeline({ view }: TimelineProps) {
  const words = useWords(researchLabels)
  const { marks, today, shownToday } = view
  const isAhead = (date: string) => date > today
  return (
    <div className="timeline">
      {groupMarks(marks).map(({ year, months }) => (
        <section key={year} aria-labelledby={`year-${year}`} className="timeline-year">
          <h2 id={`year-${year}`} className="timeline-year-name display tabular">
            {year || words.undated}
          </h2>
          <div className="timeline-months">
            {months.map((month) => (
              <section
                key={month.key}
                aria-label={month.name ? `${month.name} ${year}` : undefined}
              >
                {month.name && (
                  <h3
                    className="timeline-month"
                    data-ahead={isAhead(month.marks[0]?.date ?? '') || undefined}
                  >
                    {month.name}
                  </h3>
                )}
                <ol>
                  {month.marks.map((mark) => (
                    <AxisItem
                      key={mark.entry?.id ?? 'today'}
                      mark={mark}
                      isAhead={isAhead(mark.date)}
                      shownToday={shownToday}
                    />
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

type AxisItemProps = { mark: Mark; isAhead: boolean; shownToday: string }

function AxisItem({ mark: { entry, date }, isAhead, shownToday }: AxisItemProps) {
  const words = useWords(researchLabels)
  if (entry === null) {
    return (
      <li id="today" className="timeline-today">
        <SignalLine variant="divider" draw="scroll" className="timeline-beat" />
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
    <li
      className="timeline-entry"
      data-ahead={isAhead || undefined}
      data-state={entry.state}
      data-kind={entry.kind}
    >
      <span aria-hidden="true" className="timeline-node" />
      <Entry entry={entry} />
    </li>
  )
}

function Entry({ entry }: { entry: ShownEntry }) {
  const words = useWords(researchLabels)
  const { title, text, state, label, status, distance, people, image, project } = entry
  return (
    <article className="grid gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="tabular flex flex-wrap items-center gap-x-3 gap-y-0.5 text-ink-faint text-sm">
          {entry.date && (
            <time dateTime={entry.date} title={entry.shownDate} className="font-medium text-ink">
              {entry.shownDay}
            </time>
          )}
          <StateMark state={state} label={label} />
          {status && <span className="min-w-0 break-words">{status}</span>}
          {distance && <span>{distance}</span>}
        </p>
        <h4 className="display mt-1.5 break-words text-left text-xl">{title}</h4>
        {text && (
          <p className="mt-1.5 line-clamp-3 max-w-measure break-words text-left text-ink-soft">
            {text}
          </p>
        )}
        <p className="mt-2 max-w-measure break-words text-ink-faint text-sm">
          <Link to={project.path} className="link">
            <bdi>{project.title}</bdi>
          </Link>
          {people.length > 0 && ` ${words.by} ${people.join(', ')}`}
        </p>
      </div>
      {image && (
        <Link to={project.path} tabIndex={-1} aria-hidden="true" className="timeline-picture">
          <Picture
            src={image}
            alt=""
            sizes="(min-width: 40rem) 11rem, 100vw"
            className="hairline aspect-[4/3] w-full rounded-sm object-cover"
          />
        </Link>
      )}
    </article>
  )
}
