import type { ReactNode } from 'react'
import { publicationLabels } from '#contract/content/labels/publications.ts'
import { usePageTitles } from '#web/content/use-page-titles.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { EntryLink, EntryText } from '#web/site/parts/entry-text.tsx'
import { listPageUrl } from '#web/site/parts/list-address.ts'
import { Link } from '#web/ui/link.tsx'
import { DefinitionRow } from '#web/ui/list/fact-row.tsx'
import type { PublicationView } from './publication-view.ts'

/** Displayed names of the registries that assign publication identifiers. */
const registries = { doi: 'DOI', pmid: 'PubMed', arxiv: 'arXiv' }

export function PublicationMetadataList({ publication }: { publication: PublicationView }) {
  const words = useStrings(publicationLabels)
  const { facts, identifiers, projects, grants, keywords, versions } = publication
  const pageTitles = usePageTitles()
  return (
    <aside
      aria-label={words.facts}
      className="min-w-0 space-y-9 text-sm md:col-span-4 lg:col-start-9"
    >
      {facts.length + identifiers.length > 0 && (
        <dl className="divide-y divide-line border-line border-y">
          {facts.map(({ name, value }) => (
            <DefinitionRow key={name} name={words.factNames[name]}>
              {value}
            </DefinitionRow>
          ))}
          {identifiers.map(({ kind, text, href }) => (
            <DefinitionRow key={kind} name={registries[kind]}>
              <a href={href} rel="noopener noreferrer" className="link break-all">
                {text}
              </a>
            </DefinitionRow>
          ))}
        </dl>
      )}
      {projects.length > 0 && (
        <Block title={pageTitles.projects}>
          {projects.map((project) => (
            <li key={project.path}>
              <EntryLink entry={project} className="link" />
            </li>
          ))}
        </Block>
      )}
      {grants.length > 0 && (
        <Block title={words.grants}>
          {grants.map((grant) => (
            <li key={grant.path}>
              <EntryText of={grant} name="name" to={grant.path} className="link" />{' '}
              {grant.note && <span className="block text-ink-faint">{grant.note}</span>}
            </li>
          ))}
        </Block>
      )}
      {versions.length > 0 && (
        <Block title={words.versions}>
          {versions.map((version, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: versions have no other identity
            <li key={index}>
              <Version version={version} />
            </li>
          ))}
        </Block>
      )}
      {keywords.length > 0 && (
        <Block title={words.topics}>
          {keywords.map((topic) => (
            <li key={topic}>
              <Link to={listPageUrl('/publications', { topic })} className="link">
                {topic}
              </Link>
            </li>
          ))}
        </Block>
      )}
    </aside>
  )
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2.5 font-medium text-ink">{title}</h2>
      <ul className="space-y-1.5 break-words">{children}</ul>
    </section>
  )
}

function Version({ version }: { version: PublicationView['versions'][number] }) {
  const { kind, title, venue, year, href } = version
  const venueAndYear = [venue, year].filter(Boolean).join(', ')
  return (
    <>
      {href ? (
        <a href={href} rel="noopener noreferrer" className="link spelled-out">
          {kind}
        </a>
      ) : (
        kind
      )}
      {venueAndYear && <span className="text-ink-soft"> · {venueAndYear}</span>}{' '}
      {title && title !== kind && <span className="block text-ink-faint">{title}</span>}
    </>
  )
}
