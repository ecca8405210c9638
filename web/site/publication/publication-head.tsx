import { ArrowUpRight } from 'lucide-react'
import { publicationPage as words } from '#web/content/publications.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { Link } from '#web/ui/link.tsx'
import { titleSize } from '#web/ui/text/title-size.ts'
import { SignalLine } from '#web/ui/theme/signal-line.tsx'
import { AuthorLine } from './author-line.tsx'
import type { PublicationView } from './publication-view.ts'

const sizes = ['max-w-[28ch] text-4xl', 'max-w-[36ch] text-3xl', 'max-w-[52ch] text-2xl'] as const

/** The opening of a publication: title, authors, where and when it appeared, and where it can be read. */
export function PublicationHead({ publication }: { publication: PublicationView }) {
  const { title, type, authors, venue, date, link, links } = publication
  return (
    <header className="overflow-x-clip pt-12 pb-10 sm:pt-16 lg:pt-20">
      <Container>
        <p className="eyebrow flex flex-wrap gap-x-2">
          <Link to="/publications" className="text-signal no-underline hover:underline">
            {words.all}
          </Link>
          <span aria-hidden="true">/</span>
          <span className="min-w-0 break-words">{type}</span>
        </p>
        <h1 className={cn('display mt-5 break-words', titleSize(title, sizes))}>{title}</h1>
        <AuthorLine authors={authors} />
        {(venue || date.text) && (
          <p className="mt-5 break-words text-ink-soft">
            {venue && <cite className="text-ink">{venue}</cite>}
            {venue && date.text && <span aria-hidden="true"> · </span>}
            {date.text && <time dateTime={date.machine}>{date.text}</time>}
          </p>
        )}
        {(link || links.length > 0) && (
          <ul className="mt-7 flex flex-wrap gap-2.5">
            {link && (
              <li>
                <Outside href={link} variant="primary" label={words.read} />
              </li>
            )}
            {links.map(({ kind, url }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same link may stand here twice
              <li key={index}>
                <Outside href={url} variant="secondary" label={words.linkKinds[kind] ?? kind} />
              </li>
            ))}
          </ul>
        )}
      </Container>
      <SignalLine variant="divider" draw="load" className="mt-12 w-screen lg:mt-16" />
    </header>
  )
}

type OutsideProps = { href: string; variant: 'primary' | 'secondary'; label: string }

function Outside({ href, variant, label }: OutsideProps) {
  return (
    <a href={href} rel="noopener noreferrer" target="_blank" className={buttonStyle({ variant })}>
      {label}
      <ArrowUpRight aria-hidden="true" />
    </a>
  )
}
