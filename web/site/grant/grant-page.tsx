import { grantLabels } from '#contract/content/labels/grants.ts'
import { useEntryFallbackLanguage, useFallbackLanguage } from '#web/content/fallback-language.ts'
import { usePageTitles } from '#web/content/use-page-titles.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { EntryPageHeader } from '#web/site/parts/entry-head.tsx'
import { EntryLink, EntryText } from '#web/site/parts/entry-text.tsx'
import { PageSection } from '#web/site/parts/page-section.tsx'
import { ReferringItems } from '#web/site/parts/referring-items.tsx'
import { Container, Grid } from '#web/ui/layout/container.tsx'
import { Link } from '#web/ui/link.tsx'
import { DefinitionRow } from '#web/ui/list/fact-row.tsx'
import { Prose } from '#web/ui/markdown/prose.tsx'
import { GrantResultsSection } from './grant-results.tsx'
import type { GrantView } from './grant-view.ts'

const titleLink =
  'display break-words text-ink text-xl no-underline hover:text-signal-strong hover:underline'

export function GrantPage({ entry: grant }: { entry: GrantView }) {
  const { name, state, span, funder, summary, projects, results, referring = [] } = grant
  const words = useStrings(grantLabels)
  const names = usePageTitles()
  const textLanguage = useEntryFallbackLanguage(grant.untranslated)
  const entryLanguage = useFallbackLanguage()
  const isQuiet =
    projects.length + summary.length + referring.length === 0 &&
    Object.values(results).every((list) => list.length === 0)
  return (
    <article data-slot="grant">
      <EntryPageHeader
        list={{ path: '/grants', name: words.title }}
        kind={<span>{words.states[state]}</span>}
        title={name}
        {...textLanguage('name')}
      >
        <p className="mt-6 max-w-[58ch] break-words text-ink-soft text-lg">
          {[funder, span].filter(Boolean).join(' · ')}
        </p>
      </EntryPageHeader>
      <Container className="pb-20">
        <Grid className="gap-y-14">
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-14 md:col-span-8 lg:col-span-7">
            {summary.length > 0 && (
              <Prose tree={summary} {...textLanguage('summary')} className="text-lg" />
            )}
            {projects.length > 0 && (
              <PageSection id="projects" name={names.projects}>
                <ul className="divide-y divide-line border-line border-y">
                  {projects.map((project) => (
                    <li key={project.path} className="py-5 text-pretty">
                      <EntryLink entry={project} className={titleLink} />
                      <p
                        {...entryLanguage(project, 'shortDesc')}
                        className="mt-1.5 line-clamp-3 max-w-measure break-words text-ink-soft"
                      >
                        {project.text}
                      </p>
                    </li>
                  ))}
                </ul>
              </PageSection>
            )}
            <GrantResultsSection grant={grant} />
            <ReferringItems of={referring} />
            {isQuiet && <p className="text-ink-soft">{words.nothingYet}</p>}
          </div>
          <GrantFacts grant={grant} />
        </Grid>
      </Container>
    </article>
  )
}

function GrantFacts({ grant }: { grant: GrantView }) {
  const { funder, funderHref, number, span, amount, people } = grant
  const words = useStrings(grantLabels)
  const facts = [
    [words.number, number],
    [words.time, span],
    [words.amount, amount],
  ].filter(([, value]) => value)
  return (
    <aside
      aria-label={words.facts}
      className="min-w-0 space-y-9 text-sm md:col-span-4 lg:col-start-9"
    >
      {funder.length + facts.length > 0 && (
        <dl className="divide-y divide-line border-line border-y">
          {funder && (
            <DefinitionRow name={words.funder}>
              {funderHref ? (
                <a href={funderHref} rel="noopener noreferrer" className="link spelled-out">
                  {funder}
                </a>
              ) : (
                funder
              )}
            </DefinitionRow>
          )}
          {facts.map(([name, value]) => (
            <DefinitionRow key={name} name={name}>
              {value}
            </DefinitionRow>
          ))}
        </dl>
      )}
      {people.length > 0 && (
        <section>
          <h2 className="mb-2.5 font-medium text-ink">{words.people}</h2>
          <ul className="space-y-1.5 break-words">
            {people.map((person) => (
              <li key={person.path}>
                <Link to={person.path} className="link">
                  {person.name}
                </Link>{' '}
                <EntryText
                  of={person}
                  name="designation"
                  as="span"
                  className="block text-ink-faint"
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  )
}
