import { projectLabels } from '#contract/content/labels/projects.ts'
import { stateLabels } from '#contract/content/labels/research.ts'
import { useWords } from '#web/content/use-words.ts'
import { Link } from '#web/ui/link.tsx'
import { StateMark } from '#web/ui/list/state-mark.tsx'
import { longDay } from '#web/ui/text/long-day.ts'
import type { ProjectView } from './project-view.ts'

/** What the project means to reach, as a quiet line through time. */
export function Milestones({ id, milestones }: Pick<ProjectView, 'id' | 'milestones'>) {
  const words = useWords(projectLabels)
  const states = useWords(stateLabels)
  return (
    <section
      id="milestones"
      aria-labelledby="milestones-name"
      className="lazy-layout mt-16 first:mt-0"
    >
      <h2 id="milestones-name" className="display mb-7 text-3xl">
        {words.milestones}
      </h2>
      <ol className="max-w-measure">
        {milestones.map(({ _id, title, description, dueDate, state, isTold, label, status }) => (
          <li
            key={_id}
            className="relative border-line border-l pb-9 pl-7 last:border-transparent last:pb-0"
          >
            <span
              aria-hidden="true"
              className="absolute top-1.5 -left-[0.34rem] size-[0.62rem] rounded-full border-2 border-trace bg-paper"
            />
            <p className="tabular flex flex-wrap items-center gap-x-3 text-ink-faint text-sm">
              {dueDate && (
                <span>
                  {words.due} <time dateTime={dueDate}>{longDay(new Date(dueDate))}</time>
                </span>
              )}
              {isTold && <StateMark state={state} label={label || states[state]} />}
              {status && <span className="min-w-0 break-words">{status}</span>}
            </p>
            {title && <h3 className="display mt-1 break-words text-left text-xl">{title}</h3>}
            {description && (
              <p className="mt-1.5 whitespace-pre-line break-words text-left text-ink-soft">
                {description}
              </p>
            )}
          </li>
        ))}
      </ol>
      <p className="mt-7 text-sm print:hidden">
        <Link to={`/research?project=${id}`} className="link">
          {words.onTimeline}
        </Link>
      </p>
    </section>
  )
}
