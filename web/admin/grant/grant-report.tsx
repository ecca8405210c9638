import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { ApiError } from '#contract/call/api-error.ts'
import { grantApi, type GrantReport as Report } from '#contract/grant/grant.ts'
import { grantPath } from '#contract/grant/grant-page.ts'
import { knownDate } from '#contract/publication/known-date.ts'
import { slugOf } from '#contract/text/slug.ts'
import { useCall } from '#web/api/use-call.ts'
import { tellState } from '#web/content/tell-state.ts'
import { timeSpan } from '#web/content/time-span.ts'
import { Button } from '#web/ui/button.tsx'
import { downloadText } from '#web/ui/download.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Link } from '#web/ui/link.tsx'
import { FactRow } from '#web/ui/list/fact-row.tsx'
import { StateMark } from '#web/ui/list/state-mark.tsx'
import { grantReport as words } from './grants-panel-words.ts'

/** What a grant has produced in a span of time, to be read, printed or saved as a table. */
export function GrantReport({ report }: { report: Report }) {
  const { grant, publications, milestones, progress } = report
  return (
    <article data-slot="grant-report" className="grid grid-cols-1 gap-10">
      <ReportTools report={report} />
      <header>
        <p className="eyebrow mb-3">{words.title}</p>
        <h1 className="display break-words text-3xl">
          <Link to={grantPath(grant)} className="text-inherit no-underline hover:underline">
            {grant.name}
          </Link>
        </h1>
        <ReportFacts report={report} />
      </header>
      <Part name={words.publications} count={publications.length}>
        {publications.map((each) => (
          <Row key={each._id} date={knownDate(each)}>
            <p className="break-words">{each.title}</p>
            <p className="break-words text-ink-soft text-sm">{each.authors}</p>
            <p className="break-words text-ink-faint text-sm">
              {[each.venue || each.publicationType, each.doi].filter(Boolean).join(' · ')}
              {each.through && <span> · {words.through(each.through)}</span>}
            </p>
          </Row>
        ))}
      </Part>
      <Part name={words.milestones} count={milestones.length}>
        {milestones.map((each) => (
          <Row key={each._id} date={each.date.slice(0, 10)}>
            <p className="break-words">{each.title}</p>
            <p className="flex flex-wrap gap-x-3 break-words text-ink-soft text-sm">
              <MilestoneMark state={each.state} status={each.status} />
              {each.project}
            </p>
          </Row>
        ))}
      </Part>
      <Part name={words.progress} count={progress.length}>
        {progress.map((each) => (
          <Row key={each._id} date={each.date.slice(0, 10)}>
            <p className="break-words">{each.title}</p>
            {each.text && <p className="break-words text-ink-soft text-sm">{each.text}</p>}
            <p className="break-words text-ink-faint text-sm">
              {[each.project, each.people.join(', ')].filter(Boolean).join(' · ')}
            </p>
          </Row>
        ))}
      </Part>
    </article>
  )
}

function ReportTools({ report: { grant, from, until } }: { report: Report }) {
  const { run, pending } = useCall(grantApi.report)
  const save = async () => {
    const answer = await run({ grantId: grant._id, from, until, format: 'csv' })
    if (answer instanceof ApiError || answer.csv === undefined) return
    downloadText(`${slugOf(grant.name) || 'grant'}.csv`, answer.csv, 'text/csv')
  }
  return (
    <div className="flex flex-wrap items-end gap-3 print:hidden">
      <Form method="get" key={`${from} ${until}`} className="flex flex-wrap items-end gap-3">
        <Field name="from" label={words.from} type="date" defaultValue={from} />
        <Field name="until" label={words.until} type="date" defaultValue={until} />
        <Button type="submit" variant="secondary">
          {words.show}
        </Button>
      </Form>
      <span className="flex flex-wrap gap-3 sm:ml-auto">
        <Button variant="secondary" pending={pending} onClick={save}>
          {words.csv}
        </Button>
        <Button onClick={() => window.print()}>{words.print}</Button>
      </span>
    </div>
  )
}

function ReportFacts({ report: { grant, from, until, people, projects } }: { report: Report }) {
  const facts = [
    [words.span, from || until ? timeSpan({ from, until }) : words.allTime],
    [words.funder, grant.funder],
    [words.number, grant.number],
    [words.time, timeSpan(grant)],
    [words.amount, grant.amount],
    [words.people, people.map(({ name }) => name).join(', ')],
    [words.projects, projects.map(({ title }) => title).join('; ')],
  ].filter(([, value]) => value)
  return (
    <dl className="mt-6 max-w-2xl divide-y divide-line border-line border-y text-sm">
      {facts.map(([name, value]) => (
        <FactRow key={name} name={name}>
          {value}
        </FactRow>
      ))}
    </dl>
  )
}

type MilestoneMarkProps = Pick<Report['milestones'][number], 'state' | 'status'>

function MilestoneMark({ state, status: ownWord }: MilestoneMarkProps) {
  const { label, status } = tellState(state, ownWord)
  return (
    <>
      <StateMark state={state} label={label} />
      {status && <span className="min-w-0 break-words">{status}</span>}
    </>
  )
}

type PartProps = { name: string; count: number; children: ReactNode }

function Part({ name, count, children }: PartProps) {
  return (
    <section>
      <h2 className="display mb-3 text-2xl">
        {name} <span className="tabular text-ink-faint">{count.toLocaleString('en')}</span>
      </h2>
      {count > 0 ? (
        <ol className="divide-y divide-line border-line border-y">{children}</ol>
      ) : (
        <p className="text-ink-soft">{words.nothing}</p>
      )}
    </section>
  )
}

function Row({ date, children }: { date: string; children: ReactNode }) {
  return (
    <li className="grid gap-x-6 gap-y-1 py-3.5 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <p className="tabular text-ink-faint text-sm sm:pt-0.5">{date || words.undated}</p>
      <div className="min-w-0">{children}</div>
    </li>
  )
}
