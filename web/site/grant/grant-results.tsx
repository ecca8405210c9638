import type { ReactNode } from 'react'
import { fillPlaceholders } from '#contract/content/group.ts'
import { grantLabels } from '#contract/content/labels/grants.ts'
import { stateLabels } from '#contract/content/labels/research.ts'
import { useFallbackLanguage } from '#web/content/fallback-language.ts'
import { usePageTitles } from '#web/content/use-page-titles.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { EntryText } from '#web/site/parts/entry-text.tsx'
import { listPageUrl } from '#web/site/parts/list-address.ts'
import { PageSection } from '#web/site/parts/page-section.tsx'
import { PublicationRows } from '#web/site/parts/publication-rows.tsx'
import { Link } from '#web/ui/link.tsx'
import { StateLabel } from '#web/ui/list/state-label.tsx'
import type { GrantView } from './grant-view.ts'

type Results = GrantView['results']

export function GrantResultsSection({ grant: { id, results } }: { grant: GrantView }) {
  const words = useStrings(grantLabels)
  const names = usePageTitles()
  const states = useStrings(stateLabels)
  const { publications, reached, progress, materials, plans, others } = results
  return (
    <>
      {publications.length > 0 && (
        <PageSection id="publications" name={names.publications}>
          <PublicationRows
            publications={publications.map(({ through, place, ...each }) => ({
              ...each,
              place: [place, through && fillPlaceholders(words.through, { project: through })]
                .filter(Boolean)
                .join(', '),
            }))}
          />
          {publications.some(({ through }) => through === '') && (
            <Link
              to={listPageUrl('/publications', { grant: id })}
              className="link mt-5 inline-block print:hidden"
            >
              {words.list}
            </Link>
          )}
        </PageSection>
      )}
      {reached.length > 0 && (
        <PageSection id="reached" name={words.reached}>
          <Entries entries={reached} />
        </PageSection>
      )}
      {progress.length > 0 && (
        <PageSection id="progress" name={words.progress}>
          <Entries entries={progress} />
        </PageSection>
      )}
      {materials.length > 0 && (
        <PageSection id="materials" name={words.materials}>
          <Materials materials={materials} />
        </PageSection>
      )}
      {plans.length > 0 && (
        <PageSection id="plans" name={words.plans}>
          <Entries entries={plans} isPlan />
        </PageSection>
      )}
      {others.length > 0 && (
        <PageSection id="others" name={states.other}>
          <Entries entries={others} isPlan />
        </PageSection>
      )}
    </>
  )
}

function Entries({ entries, isPlan = false }: { entries: Results['plans']; isPlan?: boolean }) {
  const states = useStrings(stateLabels)
  const textLanguage = useFallbackLanguage()
  return (
    <ol className="divide-y divide-line border-line border-y">
      {entries.map((entry) => {
        const { id, date, shownDate, title, state, label, project } = entry
        return (
          <Row key={id}>
            <p className="tabular text-ink-faint text-sm sm:pt-1">
              {date && <time dateTime={date}>{shownDate}</time>}
            </p>
            <div className="min-w-0">
              <p {...textLanguage(entry, 'title')} className="break-words text-ink text-lg">
                {title}
              </p>
              <EntryText
                of={entry}
                name="text"
                className="mt-1 line-clamp-4 max-w-measure break-words text-ink-soft"
              />
              <p className="mt-1 flex flex-wrap items-center gap-x-3 break-words text-ink-faint text-sm">
                {isPlan && (
                  <StateLabel
                    state={state}
                    label={label || states[state]}
                    said={label ? textLanguage(entry, 'status') : undefined}
                  />
                )}
                {isPlan && <EntryText of={entry} name="status" as="span" className="min-w-0" />}{' '}
                <Link to={project.path} className="link min-w-0">
                  <bdi {...textLanguage(entry, 'project')}>{project.title}</bdi>
                </Link>
              </p>
            </div>
          </Row>
        )
      })}
    </ol>
  )
}

function Materials({ materials }: Pick<Results, 'materials'>) {
  const words = useStrings(grantLabels)
  const textLanguage = useFallbackLanguage()
  return (
    <ul className="divide-y divide-line border-line border-y">
      {materials.map(({ name, kind, version, licence, doi, project, ...material }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two items may be equal
        <Row key={at}>
          <p className="text-ink-faint text-sm sm:pt-1">{words.kinds[kind]}</p>
          <div className="min-w-0">
            <p className="break-words text-ink text-lg">
              {[name, version].filter(Boolean).join(' ')}
            </p>
            <p className="mt-1 flex flex-wrap gap-x-3 break-words text-ink-faint text-sm">
              {doi && (
                <a href={doi.href} rel="noopener noreferrer" className="link tabular break-all">
                  {doi.text}
                </a>
              )}{' '}
              {licence && <span className="min-w-0">{licence}</span>}{' '}
              <Link to={project.path} className="link min-w-0">
                <bdi {...textLanguage(material, 'project')}>{project.title}</bdi>
              </Link>
            </p>
          </div>
        </Row>
      ))}
    </ul>
  )
}

function Row({ children }: { children: ReactNode }) {
  return (
    <li className="grid gap-x-6 gap-y-1 py-5 sm:grid-cols-[6rem_minmax(0,1fr)] print:break-inside-avoid">
      {children}
    </li>
  )
}
