import { Award } from 'lucide-react'
import type { ReactNode } from 'react'
import { fillPlaceholders } from '#contract/content/group.ts'
import {
  publicationLinkNamesContent,
  publicationNoticeNamesContent,
} from '#contract/content/publication-marks.ts'
import { publicationsContent } from '#contract/content/publications.ts'
import { doiUrl } from '#contract/text/doi-address.ts'
import { useLocale } from '#web/content/locale.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { cn } from '#web/ui/cn.ts'
import { Link } from '#web/ui/link.tsx'
import { CoinsSpan } from './coins-span.tsx'
import { EntryLink, EntryText } from './entry-text.tsx'
import type { ReferenceView } from './reference-view.ts'

type ReferenceProps = { reference: ReferenceView; personId: string | undefined }

export function PublicationReference({ reference, personId }: ReferenceProps) {
  const { venue, type, numbers, date, dateText } = reference
  const venueOrType = venue || type
  return (
    <li className="max-w-[52rem] ps-5 print:break-inside-avoid">
      <p className="-indent-5 text-[1.0625rem] leading-snug">
        <EntryLink
          entry={reference}
          className="display font-[500] text-ink tracking-[-0.012em] no-underline decoration-1 underline-offset-4 hover:underline"
        />
        <Notices reference={reference} />
        <CoinsSpan of={reference.coins} />
      </p>
      <p className="mt-0.5 text-ink-soft text-sm leading-[1.55]">
        <Authors reference={reference} personId={personId} />
        {venueOrType && (
          <>
            {venue ? <cite>{venue}</cite> : type}
            {(numbers || dateText) && (numbers ? ' ' : ', ')}
          </>
        )}
        {numbers && <span className="tabular">{numbers}</span>}
        {numbers && dateText && ', '}
        {dateText && <time dateTime={date}>{dateText}</time>}
        {(venueOrType || numbers || dateText) && '.'}
        <Marks reference={reference} />
      </p>
    </li>
  )
}

function Authors({ reference: { authors, authorCount }, personId }: ReferenceProps) {
  const { inAll } = useStrings(publicationsContent)
  const locale = useLocale()
  if (authors.length === 0) return null
  return (
    <>
      {authors.map(({ name, path, personId: id, isAfterGap }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: authors have no other identity
        <span key={at}>
          {at > 0 && ', '}
          {isAfterGap && '… '}
          {id !== undefined && id === personId ? (
            <b className="font-semibold text-ink">{name}</b>
          ) : path ? (
            <Link
              to={path}
              className="font-medium text-ink underline decoration-line underline-offset-3 hover:text-signal-strong"
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </span>
      ))}
      {authors.length < authorCount &&
        ` (${fillPlaceholders(inAll, { count: authorCount.toLocaleString(locale) })})`}
      {'. '}
    </>
  )
}

function Notices({ reference }: Pick<ReferenceProps, 'reference'>) {
  const names = useStrings(publicationNoticeNamesContent)
  return reference.notices.map(({ kind, href }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: notices have no other identity
    <span key={at}>
      {' '}
      <Mark href={href} about={reference} className="border-accent font-medium text-accent">
        {names[kind]}
      </Mark>
    </span>
  ))
}

function Marks({ reference }: Pick<ReferenceProps, 'reference'>) {
  const { doi, link, links, award } = reference
  const words = useStrings(publicationsContent)
  const names: Readonly<Record<string, string>> = useStrings(publicationLinkNamesContent)
  const marks = [
    ...links.map(({ kind, url }) => ({ name: names[kind] ?? kind, url })),
    ...(doi ? [{ name: words.doi, url: doiUrl(doi) }] : []),
    ...(link ? [{ name: words.read, url: link }] : []),
  ]
  return (
    <>
      {award && (
        <span className="font-medium text-ink">
          {' '}
          <Award aria-hidden="true" className="-mt-0.5 inline size-3.5 text-signal" /> {award}.
        </span>
      )}
      {marks.map(({ name, url }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same link may occur twice
        <span key={at} className="print:hidden">
          {' '}
          <Mark href={url} about={reference} className="border-line text-ink-soft">
            {name}
          </Mark>
        </span>
      ))}
      {(doi || link) && (
        <span className="hidden break-all print:inline"> {doi ? `doi:${doi}` : link}</span>
      )}
    </>
  )
}

type MarkProps = { href: string; about: ReferenceView; className: string; children: ReactNode }

function Mark({ href, about, className, children }: MarkProps) {
  const style = cn(
    'inline-block rounded-sm border px-1.5 py-px indent-0 font-sans text-xs no-underline',
    // Touch targets must be at least 24 pixels high, which is more than a line of text.
    'pointer-coarse:inline-flex pointer-coarse:min-h-6 pointer-coarse:items-center',
    className,
  )
  if (!href) return <span className={style}>{children}</span>
  return (
    <a
      href={href}
      rel="noopener noreferrer"
      target="_blank"
      className={cn(style, 'hover:border-signal hover:text-signal-strong')}
    >
      {children}
      <span className="sr-only">
        : <EntryText of={about} name="title" as="span" />
      </span>
    </a>
  )
}
