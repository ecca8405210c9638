import { teamLabels } from '#contract/content/labels/team.ts'
import { teamContent } from '#contract/content/team.ts'
import { useEntryFallbackLanguage } from '#web/content/fallback-language.ts'
import { useLatinNameLanguage } from '#web/content/name-language.ts'
import { usePageTitles } from '#web/content/use-page-titles.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { EntryLink } from '#web/site/parts/entry-text.tsx'
import { LastUpdated } from '#web/site/parts/last-updated.tsx'
import { PageSection } from '#web/site/parts/page-section.tsx'
import { PersonPicture } from '#web/site/parts/person-picture.tsx'
import { ReferringItems } from '#web/site/parts/referring-items.tsx'
import { Container, Grid } from '#web/ui/layout/container.tsx'
import { Link } from '#web/ui/link.tsx'
import { Prose } from '#web/ui/markdown/prose.tsx'
import { titleSizeClass } from '#web/ui/text/title-size.ts'
import { PersonFactList } from './person-facts.tsx'
import { PersonPublications } from './person-publications.tsx'
import type { PersonView } from './person-view.ts'
import { PersonPositions } from './positions.tsx'

const sizes = ['text-5xl', 'text-4xl', 'text-3xl'] as const

export function PersonPage({ entry: person }: { entry: PersonView }) {
  const words = useStrings(teamLabels)
  const { eyebrow } = useStrings(teamContent)
  const names = usePageTitles()
  const name = person.name.trim() || words.unnamed
  const { about, positions, projects, publications, references, referring = [] } = person
  const textLanguage = useEntryFallbackLanguage(person.untranslated)
  const languageOf = useLatinNameLanguage()
  const hasPublications = publications.length > 0 || references !== undefined
  const isQuiet =
    !hasPublications && [about, positions, projects, referring].every((part) => part.length === 0)
  return (
    <Container className="pt-14 sm:pt-20 lg:pt-28">
      <Grid>
        <header className="md:col-span-8 md:col-start-5">
          <p className="eyebrow mb-4 lg:mb-6">
            <Link to="/team" className="text-inherit no-underline hover:underline">
              {eyebrow}
            </Link>
          </p>
          <h1
            {...languageOf(name)}
            className={`display break-words ${titleSizeClass(name, sizes)}`}
          >
            {name}
          </h1>
          <p
            {...textLanguage('designation')}
            className="mt-4 max-w-[58ch] break-words text-ink-soft text-lg"
          >
            {person.designation}
          </p>
          {person.isAlumni && (
            <p className="mt-2 break-words text-ink-soft">
              {words.alumnus}
              {person.nextPosition && (
                <>
                  {` · ${words.next}: `}
                  <span {...textLanguage('nextPosition')}>{person.nextPosition}</span>
                </>
              )}
            </p>
          )}
        </header>
        <aside
          aria-label={words.facts}
          className="min-w-0 md:col-span-4 md:row-start-1 md:row-end-3 lg:pe-8"
        >
          <div className="mb-6 w-48 md:w-full print:mb-4 print:w-32">
            <PersonPicture
              name={name}
              src={person.profilePic}
              sizes="(min-width: 48rem) 30vw, 12rem"
              priority
            />
          </div>
          <PersonFactList person={person} />
        </aside>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-14 md:col-span-8 md:col-start-5">
          {about.length > 0 && (
            <Prose tree={about} {...textLanguage('about')} sizes="(min-width: 48rem) 60vw, 90vw" />
          )}
          {positions.length > 0 && (
            <PageSection id="positions" name={words.positions}>
              <PersonPositions positions={positions} />
            </PageSection>
          )}
          {projects.length > 0 && (
            <PageSection id="projects" name={names.projects}>
              <ul className="divide-y divide-line border-line border-y">
                {projects.map((project) => (
                  <li key={project.path} className="py-4 text-pretty">
                    <EntryLink
                      entry={project}
                      className="display break-words text-ink text-xl no-underline hover:text-signal-strong hover:underline"
                    />
                  </li>
                ))}
              </ul>
            </PageSection>
          )}
          {hasPublications && (
            <PageSection id="publications" name={names.publications}>
              <PersonPublications person={person} />
            </PageSection>
          )}
          <ReferringItems of={referring} />
          {isQuiet && <p className="text-ink-soft">{words.quiet}</p>}
          <LastUpdated updated={person.updated} className="pb-14" />
        </div>
      </Grid>
    </Container>
  )
}
