import type { GrantReport } from '#contract/grant/grant.ts'
import { grantPath } from '#contract/grant/grant-path.ts'
import { formatTimeSpan } from '#web/content/format-time-span.ts'
import { Link } from '#web/ui/link.tsx'
import { DefinitionRow } from '#web/ui/list/fact-row.tsx'
import { Wordmark } from '#web/ui/theme/wordmark.tsx'
import { grantReportStrings as strings } from './grants-panel-strings.ts'

/** Name of the group, and URL of its logo. The URL is empty if there is no logo. */
export interface ReportLetterhead {
  readonly name: string
  readonly logo: string
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

type ReportHeadProps = { report: GrantReport; letterhead: ReportLetterhead }

export function GrantReportHead({ report, letterhead: { name, logo } }: ReportHeadProps) {
  const { grant, from, until, today, people, projects } = report
  const facts = [
    [strings.span, from || until ? formatTimeSpan({ from, until }) : strings.allTime],
    [strings.funder, grant.funder],
    [strings.number, grant.number],
    [strings.time, formatTimeSpan(grant)],
    [strings.amount, grant.amount],
    [strings.people, people.map((person) => person.name).join(', ')],
    [strings.projects, projects.map(({ title }) => title).join('; ')],
  ].filter(([, value]) => value)
  return (
    <header>
      <div className="mb-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        {logo ? (
          <span className="flex min-w-0 items-center gap-3">
            <img src={logo} alt="" className="max-h-12 w-auto max-w-40 object-contain" />
            <span className="display break-words text-xl">{name}</span>
          </span>
        ) : (
          <Wordmark name={name} />
        )}
        <p className="tabular text-ink-soft text-sm">
          <time dateTime={today}>{day.format(new Date(today))}</time>
        </p>
      </div>
      <p className="eyebrow mb-3">{strings.title}</p>
      <h1 className="display break-words text-4xl">
        <Link to={grantPath(grant)} className="text-inherit no-underline hover:underline">
          {grant.name}
        </Link>
      </h1>
      <dl className="mt-6 divide-y divide-line border-line border-y text-sm">
        {facts.map(([fact, value]) => (
          <DefinitionRow key={fact} name={fact}>
            {value}
          </DefinitionRow>
        ))}
      </dl>
    </header>
  )
}
