import { ArrowUpRight } from 'lucide-react'
import type { Publication } from '#contract/publication.ts'
import { publications as words } from '#web/content/publications.ts'
import { publicationTitleLength } from '#web/content/shown-lengths.ts'
import { cutText } from '#web/ui/text/cut-text.ts'

const yearOf = ({ publicationDate }: Publication) => publicationDate.slice(0, 4)

/** Publications as a reference list, year by year. */
export function PublicationList({ publications }: { publications: readonly Publication[] }) {
  const years = Map.groupBy(publications, yearOf)
  return [...years].map(([year, entries]) => (
    <section
      key={year}
      aria-labelledby={`year-${year}`}
      className="grid gap-x-8 border-line border-t pt-6 pb-14 md:grid-cols-12"
    >
      <h2
        id={`year-${year}`}
        className="display tabular text-3xl text-ink-soft md:col-span-3 lg:col-span-2"
      >
        {year}
      </h2>
      <ol className="divide-y divide-line md:col-span-9 lg:col-span-10">
        {entries.map((publication) => (
          <PublicationEntry key={publication._id} publication={publication} />
        ))}
      </ol>
    </section>
  ))
}

function PublicationEntry({ publication }: { publication: Publication }) {
  const { title, authors, publicationType, publicationLink } = publication
  return (
    <li className="grid gap-x-8 gap-y-2 py-6 first:pt-2 sm:grid-cols-[1fr_auto] sm:items-baseline">
      <div className="min-w-0">
        <p className="eyebrow break-words">{publicationType.toUpperCase()}</p>
        <h3 className="display mt-1.5 break-words text-2xl" title={title}>
          {cutText(title, publicationTitleLength)}
        </h3>
        <p className="mt-1.5 max-w-[72ch] break-words text-ink-soft">{authors}</p>
      </div>
      <a
        href={publicationLink}
        rel="noopener noreferrer"
        target="_blank"
        className="link inline-flex items-center gap-1 justify-self-start whitespace-nowrap text-sm"
      >
        {words.learnMore}
        <span className="sr-only"> {words.about(title)}</span>
        <ArrowUpRight aria-hidden="true" className="size-4" />
      </a>
    </li>
  )
}
