import { newsLabels } from '#contract/content/labels/news.ts'
import { useFallbackLanguage } from '#web/content/fallback-language.ts'
import { useStrings } from '#web/content/use-strings.ts'
import type { NewsListItem } from '#web/site/parts/news-list-view.ts'
import { AuthoredLink } from '#web/ui/markdown/authored-link.tsx'

export function NewsBlock({ entries }: { entries: readonly NewsListItem[] }) {
  const words = useStrings(newsLabels)
  const textLanguage = useFallbackLanguage()
  if (entries.length === 0) return <p className="text-ink-faint">{words.empty.title}</p>
  return (
    <ol className="max-w-4xl divide-y divide-line border-line border-y">
      {entries.map((entry) => (
        <li key={entry.id} className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[9rem_1fr]">
          <p className="tabular text-ink-faint text-sm sm:pt-1">
            <time dateTime={entry.day}>{entry.shownDay}</time>
          </p>
          <div className="min-w-0">
            <p {...textLanguage(entry, 'title')} className="display break-words text-lg">
              {entry.href === null ? (
                entry.title
              ) : (
                <AuthoredLink
                  to={entry.href}
                  className="no-underline decoration-1 underline-offset-4 hover:underline"
                >
                  {entry.title}
                </AuthoredLink>
              )}
            </p>
            <p {...textLanguage(entry, 'description')} className="break-words text-ink-soft">
              {entry.text}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
