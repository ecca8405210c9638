import { projectLabels } from '#contract/content/labels/projects.ts'
import { stateLabels } from '#contract/content/labels/research.ts'
import { useFallbackLanguage } from '#web/content/fallback-language.ts'
import { useLocale } from '#web/content/locale.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { EntryText } from '#web/site/parts/entry-text.tsx'
import { Link } from '#web/ui/link.tsx'
import { StateLabel } from '#web/ui/list/state-label.tsx'
import { formatLongDay } from '#web/ui/text/format-day.ts'
import type { ProjectView } from './project-view.ts'

export function ProjectMilestones({ id, milestones }: Pick<ProjectView, 'id' | 'milestones'>) {
  const words = useStrings(projectLabels)
  const states = useStrings(stateLabels)
  const locale = useLocale()
  const textLanguage = useFallbackLanguage()
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
        {milestones.map((milestone) => {
          const { _id, dueDate, state, isTold, label } = milestone
          return (
            <li
              key={_id}
              className="relative border-line border-s pb-9 ps-7 last:border-transparent last:pb-0"
            >
              <span
                aria-hidden="true"
                className="absolute top-1.5 -start-[0.34rem] size-[0.62rem] rounded-full border-2 border-trace bg-paper"
              />
              <p className="tabular flex flex-wrap items-center gap-x-3 text-ink-faint text-sm">
                {dueDate && (
                  <span>
                    {words.due}{' '}
                    <time dateTime={dueDate}>{formatLongDay(new Date(dueDate), locale)}</time>
                  </span>
                )}
                {isTold && (
                  <StateLabel
                    state={state}
                    label={label || states[state]}
                    said={label ? textLanguage(milestone, 'status') : undefined}
                  />
                )}
                <EntryText of={milestone} name="status" as="span" className="min-w-0 break-words" />
              </p>
              <EntryText
                of={milestone}
                name="title"
                as="h3"
                className="display mt-1 break-words text-start text-xl"
              />
              <EntryText
                of={milestone}
                name="description"
                className="mt-1.5 max-w-measure whitespace-pre-line break-words text-start text-ink-soft"
              />
            </li>
          )
        })}
      </ol>
      <p className="mt-7 text-sm print:hidden">
        <Link to={`/research?project=${id}`} className="link">
          {words.onTimeline}
        </Link>
      </p>
    </section>
  )
}
