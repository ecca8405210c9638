import { ArrowUpRight } from 'lucide-react'
import { publicationLabels } from '#contract/content/labels/publications.ts'
import { publicationLinkNamesContent } from '#contract/content/publication-marks.ts'
import { useUntranslatedTextLanguage } from '#web/content/text-language.ts'
import { usePageTitles } from '#web/content/use-page-titles.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { EntryPageHeader } from '#web/site/parts/entry-head.tsx'
import { buttonStyle } from '#web/ui/button.tsx'
import { AuthorLine } from './author-line.tsx'
import { PublicationNotices } from './publication-notices.tsx'
import type { PublicationView } from './publication-view.ts'

export function PublicationHeader({ publication }: { publication: PublicationView }) {
  const words = useStrings(publicationLabels)
  const { title, lang, type, authors, venue, date, link, links, appeared } = publication
  const linkNames: Readonly<Record<string, string>> = useStrings(publicationLinkNamesContent)
  return (
    <EntryPageHeader
      list={{ path: '/publications', name: usePageTitles().publications }}
      kind={<span className="min-w-0 break-words">{type}</span>}
      title={title}
      {...useUntranslatedTextLanguage()(lang)}
    >
      <PublicationNotices publication={publication} />
      {appeared && (
        <p className="mt-5 break-words font-medium">
          {appeared.href ? (
            <a href={appeared.href} rel="noopener noreferrer" className="link">
              {appeared.text}
            </a>
          ) : (
            appeared.text
          )}
        </p>
      )}
      <AuthorLine authors={authors} />
      {(venue || date.text) && (
        <p className="mt-5 break-words text-ink-soft">
          {venue && <cite className="text-ink">{venue}</cite>}
          {venue && date.text && <span aria-hidden="true"> · </span>}
          {date.text && <time dateTime={date.machine}>{date.text}</time>}
        </p>
      )}
      {(link || links.length > 0) && (
        <ul className="mt-7 flex flex-wrap gap-2.5 print:mt-4 print:grid print:gap-1">
          {link && (
            <li>
              <Outside href={link} variant="primary" label={words.read} />
            </li>
          )}
          {links.map(({ kind, url, ...link }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same link may occur twice
            <li key={index}>
              <Outside
                href={url}
                variant="secondary"
                label={[linkNames[kind] ?? kind, 'size' in link && `(${link.size})`]
                  .filter(Boolean)
                  .join(' ')}
              />
            </li>
          ))}
        </ul>
      )}
    </EntryPageHeader>
  )
}

type OutsideProps = { href: string; variant: 'primary' | 'secondary'; label: string }

function Outside({ href, variant, label }: OutsideProps) {
  return (
    <>
      <a href={href} rel="noopener noreferrer" target="_blank" className={buttonStyle({ variant })}>
        {label}
        <ArrowUpRight aria-hidden="true" className="rtl:-scale-x-100" />
      </a>{' '}
      <span className="hidden break-all text-sm print:inline">
        {label}: {href}
      </span>
    </>
  )
}
