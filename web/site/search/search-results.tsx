import { fillPlaceholders } from '#contract/content/group.ts'
import { searchLabels } from '#contract/content/labels/search.ts'
import type { SearchResult } from '#contract/lifecycle/search.ts'
import { useLocale } from '#web/content/locale.ts'
import { useSearchResultLanguage } from '#web/content/text-language.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { HighlightedText } from '#web/site/parts/marked-text.tsx'
import { PublicationNoticeMarks } from '#web/site/parts/notice-marks.tsx'
import { formatResultCount } from '#web/site/parts/result-count.ts'
import { searchPageUrl } from '#web/site/parts/search-address.ts'
import type { SearchResultGroup } from '#web/site/parts/search-result-group.ts'
import { useSearchKindName } from '#web/site/parts/use-kind-name.ts'
import { Link } from '#web/ui/link.tsx'

type SearchResultsProps = { q: string; groups: readonly SearchResultGroup[]; isOneKind: boolean }

export function SearchResults({ q, groups, isOneKind }: SearchResultsProps) {
  const words = useStrings(searchLabels)
  const kindName = useSearchKindName()
  const locale = useLocale()
  return groups.map(({ kind, collection, total, more, results }) => (
    <section
      key={kind + (collection?.key ?? '')}
      aria-labelledby={`found-${kind}${collection?.key ?? ''}`}
      className="grid gap-x-8 gap-y-3 border-line border-t pt-6 pb-14 lg:grid-cols-12"
    >
      <div className="lg:col-span-3">
        <h2 id={`found-${kind}${collection?.key ?? ''}`} className="display break-words text-2xl">
          {collection?.name ?? kindName(kind)}
        </h2>
        <p className="tabular mt-1 text-ink-faint text-sm">
          {formatResultCount(words, { total, more }, locale)}
        </p>
      </div>
      <div className="min-w-0 lg:col-span-9">
        <ol className="divide-y divide-line">
          {results.map((result) => (
            <Result key={result._id} result={result} />
          ))}
        </ol>
        {(total > results.length || (more && !isOneKind)) && (
          <p className="mt-4 text-sm">
            {isOneKind ? (
              <span className="text-ink-soft">
                {fillPlaceholders(more ? words.firstOfMore : words.first, {
                  shown: String(results.length),
                  count: total.toLocaleString(locale),
                })}
              </span>
            ) : (
              <Link to={searchPageUrl(q, kind)} className="link">
                {more
                  ? words.more
                  : fillPlaceholders(words.all, { count: total.toLocaleString(locale) })}
                <span className="sr-only"> {collection?.name ?? kindName(kind)}</span>
              </Link>
            )}
          </p>
        )}
      </div>
    </section>
  ))
}

const isOver = (lastDay: string): boolean => lastDay < new Date().toISOString().slice(0, 10)

const titleStyle = 'no-underline decoration-1 underline-offset-4 hover:underline'

function Result({ result }: { result: SearchResult }) {
  const { title, titleMarks, detail, detailMarks, excerpt, marks, url, closesAfter } = result
  const words = useStrings(searchLabels)
  const language = useSearchResultLanguage()(result)
  const markedTitle = <HighlightedText text={title} marks={titleMarks} />
  return (
    <li className="py-5 first:pt-2">
      <h3 className="display break-words text-xl" dir="auto" {...language('title')}>
        {url.startsWith('/') ? (
          <Link to={url} className={titleStyle}>
            {markedTitle}
          </Link>
        ) : (
          <a href={url} rel="noopener noreferrer" className={titleStyle}>
            {markedTitle}
          </a>
        )}
      </h3>
      {closesAfter && isOver(closesAfter) && (
        <p className="mt-1 font-medium text-ink-soft text-sm">{words.closed}</p>
      )}
      <PublicationNoticeMarks notices={(result.notices ?? []).map((kind) => ({ kind }))} />
      {detail && (
        <p className="mt-1 break-words text-ink-soft text-sm" dir="auto" {...language('detail')}>
          <HighlightedText text={detail} marks={detailMarks} />
        </p>
      )}
      {excerpt && (
        <p
          className="mt-1.5 max-w-[76ch] break-words text-ink-soft"
          dir="auto"
          {...language('excerpt')}
        >
          <HighlightedText text={excerpt} marks={marks} />
        </p>
      )}
    </li>
  )
}
