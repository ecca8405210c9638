import type { ReactNode } from 'react'
import { fillPlaceholders } from '#contract/content/group.ts'
import { stateLabels } from '#contract/content/labels/research.ts'
import type { GrantReport as Report } from '#contract/grant/grant.ts'
import { knownPartOfPublicationDate } from '#contract/publication/known-date.ts'
import { doiUrl } from '#contract/text/doi-address.ts'
import { splitMilestoneState } from '#web/content/split-milestone-state.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { StateLabel } from '#web/ui/list/state-label.tsx'
import { Prose } from '#web/ui/markdown/prose.tsx'
import type { ProseTree } from '#web/ui/markdown/prose-tree.ts'
import { grantReportStrings as strings } from './grants-panel-strings.ts'
import { GrantReportHead, type ReportLetterhead } from './report-head.tsx'
import { GrantReportTools } from './report-tools.tsx'

type Entry = Report['progress'][number]
type Texts = Readonly<Record<string, ProseTree>>
type GrantReportProps = {
  report: Report
  letterhead: ReportLetterhead
  /** Parsed Markdown texts by the id of their entry, including the summary of the grant. */
  texts: Texts
}

/** The results of a grant in a time span, to read, print or export. */
export function GrantReportView({ report, letterhead, texts }: GrantReportProps) {
  const { publications, milestones, progress, materials } = report
  const reached = milestones.filter(({ state }) => state === 'done')
  const planned = milestones.filter(({ state }) => state === 'next' || state === 'late')
  const others = milestones.filter(({ state }) => state === 'other')
  const states = useStrings(stateLabels)
  return (
    <article data-slot="grant-report" className="mx-auto grid max-w-4xl grid-cols-1 gap-12">
      <GrantReportTools report={report} />
      <GrantReportHead report={report} letterhead={letterhead} />
      {texts.summary && <Prose tree={texts.summary} />}
      <Chapter name={strings.results}>
        <Part name={strings.publications} count={publications.length}>
          {publications.map((each) => (
            <Row key={each._id} date={knownPartOfPublicationDate(each)}>
              <p className="break-words font-medium">{each.title}</p>
              <p className="break-words text-ink-soft text-sm">{each.authors}</p>
              <p className="break-words text-ink-faint text-sm">
                {[each.venue || each.publicationType, each.doi].filter(Boolean).join(' · ')}
                {each.through && (
                  <span> · {fillPlaceholders(strings.through, { project: each.through })}</span>
                )}
              </p>
            </Row>
          ))}
        </Part>
        <Entries name={strings.reached} entries={reached} texts={texts} />
        <Entries name={strings.progress} entries={progress} texts={texts} />
        <Part name={strings.materials} count={materials.length}>
          {materials.map(({ name, kind, version, licence, doi, project }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be equal
            <Row key={at} date={strings.kinds[kind]}>
              <p className="break-words font-medium">{[name, version].filter(Boolean).join(' ')}</p>
              <p className="break-words text-ink-soft text-sm">
                {[doi && doiUrl(doi), licence, project].filter(Boolean).join(' · ')}
              </p>
            </Row>
          ))}
        </Part>
      </Chapter>
      <Chapter name={strings.plans}>
        <Entries name={strings.milestones} entries={planned.toReversed()} texts={texts} hasStates />
        {others.length > 0 && (
          <Entries name={states.other} entries={others} texts={texts} hasStates />
        )}
      </Chapter>
    </article>
  )
}

type EntriesProps = { name: string; entries: readonly Entry[]; texts: Texts; hasStates?: boolean }

function Entries({ name, entries, texts, hasStates = false }: EntriesProps) {
  return (
    <Part name={name} count={entries.length}>
      {entries.map((each) => (
        <Row key={each._id} date={each.date.slice(0, 10)}>
          {each.kind === 'milestone' && <p className="break-words font-medium">{each.title}</p>}
          {texts[each._id] ? (
            <Prose tree={texts[each._id] ?? []} className="text-sm" />
          ) : (
            <p className="whitespace-pre-line break-words text-ink-soft text-sm">
              {each.description}
            </p>
          )}
          <p className="flex flex-wrap gap-x-3 break-words text-ink-faint text-sm">
            {hasStates && <MilestoneMark state={each.state} status={each.status} />}
            {[each.project, each.people.join(', ')].filter(Boolean).join(' · ')}
          </p>
        </Row>
      ))}
    </Part>
  )
}

function MilestoneMark({ state, status: ownWord }: Pick<Entry, 'state' | 'status'>) {
  const states = useStrings(stateLabels)
  const { label, status } = splitMilestoneState(state, ownWord)
  return (
    <>
      <StateLabel state={state} label={label || states[state]} />
      {status && <span className="min-w-0 break-words">{status}</span>}
    </>
  )
}

function Chapter({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-8">
      <h2 className="display border-ink border-b pb-2 text-3xl print:break-after-avoid">{name}</h2>
      {children}
    </section>
  )
}

type PartProps = { name: string; count: number; children: ReactNode }

function Part({ name, count, children }: PartProps) {
  return (
    <section>
      <h3 className="display mb-3 text-xl print:break-after-avoid">
        {name} <span className="tabular text-ink-faint">{count.toLocaleString('en')}</span>
      </h3>
      {count > 0 ? (
        <ol className="divide-y divide-line border-line border-y">{children}</ol>
      ) : (
        <p className="text-ink-soft">{strings.nothing}</p>
      )}
    </section>
  )
}

function Row({ date, children }: { date: string; children: ReactNode }) {
  return (
    <li className="grid gap-x-6 gap-y-1 py-3.5 sm:grid-cols-[7rem_minmax(0,1fr)] print:break-inside-avoid">
      <p className="tabular text-ink-faint text-sm sm:pt-0.5">{date || strings.undated}</p>
      <div className="grid min-w-0 gap-1">{children}</div>
    </li>
  )
}
