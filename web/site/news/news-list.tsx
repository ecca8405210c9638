import { useEntryFallbackLanguage } from '#web/content/fallback-language.ts'
import { EntryText } from '#web/site/parts/entry-text.tsx'
import type { NewsListItem } from '#web/site/parts/news-list-view.ts'
import { AuthoredLink } from '#web/ui/markdown/authored-link.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'

export function NewsList({ entries }: { entries: readonly NewsListItem[] }) {
  return (
    <ol className="border-line border-t">
      {entries.map((entry) => (
        <NewsItem key={entry.id} entry={entry} />
      ))}
    </ol>
  )
}

function NewsItem({ entry }: { entry: NewsListItem }) {
  const textLanguage = useEntryFallbackLanguage(entry.untranslated)
  return (
    <li className="grid gap-x-8 gap-y-5 border-line border-b py-9 md:grid-cols-12 lg:py-12">
      <p className="tabular text-ink-faint text-sm md:col-span-2 md:pt-1.5">
        <time dateTime={entry.day}>{entry.shownDay}</time>
      </p>
      <div className="min-w-0 md:col-span-7">
        <h2 {...textLanguage('title')} className="display break-words text-2xl">
          <NewsLink href={entry.href}>{entry.title}</NewsLink>
        </h2>
        <EntryText
          of={entry}
          name="description"
          text={entry.text}
          className="mt-3 max-w-measure break-words text-ink-soft"
        />
      </div>
      {entry.picture && (
        <Picture
          src={entry.picture}
          alt=""
          sizes="(min-width: 48rem) 22vw, 90vw"
          className="hairline aspect-[16/10] w-full rounded-md bg-sunk object-cover max-md:row-start-1 md:col-span-3"
        />
      )}
    </li>
  )
}

type NewsLinkProps = { href: string | null; children: string }

function NewsLink({ href, children }: NewsLinkProps) {
  const look = 'text-ink no-underline hover:text-signal-strong hover:underline'
  if (href === null) return children
  return (
    <AuthoredLink to={href} className={look}>
      {children}
    </AuthoredLink>
  )
}
