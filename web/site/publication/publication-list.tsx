import { ArrowUpRight } from 'lucide-react'
import { publicationListLabels } from '#contract/content/labels/publications.ts'
import { publicationsContent } from '#contract/content/publications.ts'
import { truncateText } from '#contract/text/cut-text.ts'
import { HiddenLinkTitle } from '#web/content/about-title.tsx'
import { maxPublicationTitleLength } from '#web/content/shown-lengths.ts'
import { useUntranslatedTextLanguage } from '#web/content/text-language.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { CoinsSpan } from '#web/site/parts/coins-span.tsx'
import { PublicationNoticeMarks } from '#web/site/parts/notice-marks.tsx'
import type { PublicationListItem } from '#web/site/parts/publication-list-view.ts'
import { Link } from '#web/ui/link.tsx'

export function PublicationList({ entries }: { entries: readonly PublicationListItem[] }) {
  const words = useStrings(publicationListLabels)
  const { learnMore } = useStrings(publicationsContent)
  const years = Map.groupBy(entries, ({ year }) => year)
  return [...years].map(([year, ofYear]) => (
    <section
      key={year}
      aria-labelledby={`year-${year}`}
      className="max-lg:lazy-layout grid gap-x-8 gap-y-3 border-line border-t pt-6 pb-14 md:grid-cols-12 print:block"
    >
      <h2
        id={`year-${year}`}
        className="display tabular text-3xl text-ink-soft md:col-span-3 lg:col-span-2"
      >
        {year || words.undated}
      </h2>
      <ol className="divide-y divide-line md:col-span-9 lg:col-span-10">
        {ofYear.map((entry) => (
          <Entry key={entry.id} entry={entry} learnMore={learnMore} />
        ))}
      </ol>
    </section>
  ))
}

function Entry({ entry, learnMore }: { entry: PublicationListItem; learnMore: string }) {
  const words = useStrings(publicationListLabels)
  const ownLanguage = useUntranslatedTextLanguage()
  const { path, title, authors, type, link } = entry
  return (
    <li className="grid gap-x-8 gap-y-2 py-6 first:pt-2 sm:grid-cols-[1fr_auto] sm:items-baseline print:block">
      <div className="min-w-0">
        <p className="eyebrow break-words">{type.toUpperCase()}</p>
        <h3
          className="display mt-1.5 break-words text-2xl print:before:content-[attr(title)]"
          title={title}
          {...ownLanguage(entry.language)}
        >
          <Link
            to={path}
            className="no-underline decoration-1 underline-offset-4 hover:underline print:hidden"
          >
            {truncateText(title, maxPublicationTitleLength)}
          </Link>
        </h3>
        <PublicationNoticeMarks notices={entry.notices} />
        <CoinsSpan of={entry.coins} />
        <p className="mt-1.5 max-w-[72ch] break-words text-ink-soft">{authors}</p>
      </div>
      {link && (
        <a
          href={link}
          rel="noopener noreferrer"
          target="_blank"
          className="link inline-flex items-center gap-1 justify-self-start whitespace-nowrap text-sm print:whitespace-normal print:break-all print:after:content-[attr(href)]"
        >
          <span className="print:hidden">
            {learnMore}
            <HiddenLinkTitle
              words={words.about}
              title={title}
              language={ownLanguage(entry.language)}
            />
          </span>
          <ArrowUpRight aria-hidden="true" className="size-4 rtl:-scale-x-100 print:hidden" />
        </a>
      )}
    </li>
  )
}
