import { type ReactNode, useId } from 'react'
import { searchLabels } from '#contract/content/labels/search.ts'
import type { SearchResult } from '#contract/lifecycle/search.ts'
import { useLocale } from '#web/content/locale.ts'
import { useSearchResultLanguage } from '#web/content/text-language.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { cn } from '#web/ui/cn.ts'
import { Link } from '#web/ui/link.tsx'
import { HighlightedText } from './marked-text.tsx'
import { formatResultCount } from './result-count.ts'
import { searchPageUrl } from './search-address.ts'
import { takeResultsFromEachGroup } from './take-from-each-group.ts'
import { useListboxNavigation } from './use-active-option.ts'
import { useInstantSearch } from './use-instant-search.ts'
import { useSearchKindName } from './use-kind-name.ts'

const maxResults = 8

interface Shown {
  readonly key: string
  readonly label: string
  readonly options: readonly Option[]
}

interface Option {
  readonly to: string
  readonly content: ReactNode
  readonly detail?: ReactNode
  /** The search result that the label comes from. Undefined if the label is in the page's language. */
  readonly result?: SearchResult
}

const option = (result: SearchResult): Option => {
  const { url, title, titleMarks, detail, detailMarks } = result
  return {
    result,
    to: url,
    content: <HighlightedText text={title} marks={titleMarks} />,
    detail: detail && <HighlightedText text={detail} marks={detailMarks} />,
  }
}

/**
 * Search results below the header's search field while the user types: the best of each kind, and a link to
 * all results.
 */
export function InstantSearchResults({ field }: { field: HTMLInputElement }) {
  const words = useStrings(searchLabels)
  const locale = useLocale()
  const id = useId()
  const kindName = useSearchKindName()
  const languageOf = useSearchResultLanguage()
  const { q, view } = useInstantSearch(field)
  const isShown = q !== '' && view !== undefined
  const found = isShown && view ? takeResultsFromEachGroup(view.groups, maxResults) : []
  const suggested = (isShown && view?.suggestions) || []
  const groups: Shown[] = [
    {
      key: 'suggested',
      label: words.meant,
      options: suggested.map((each) => ({ to: searchPageUrl(each), content: each })),
    },
    ...found.map(({ kind, collection, results }) => ({
      key: kind + (collection?.key ?? ''),
      label: collection?.name ?? kindName(kind),
      options: results.map(option),
    })),
    {
      key: 'all',
      label: '',
      options: found.length > 0 ? [{ to: searchPageUrl(q), content: words.allResults }] : [],
    },
  ].filter(({ options }) => options.length > 0)
  const ids = groups.flatMap(({ key, options }) => options.map((_, at) => `${id}${key}${at}`))
  const active = useListboxNavigation(field, id, ids)
  const state = view === null ? 'failed' : (view?.state ?? 'start')
  const message = isShown && state !== 'found' && state !== 'start' ? words[state] : null

  return (
    <div className="max-h-[calc(100dvh-var(--header-height)-6rem)] overflow-y-auto overscroll-contain">
      <p role="status" className="text-ink-soft text-sm not-empty:pt-4">
        {message && (
          <>
            <strong className="font-medium text-ink">{message.title}.</strong> {message.text}
          </>
        )}
        {isShown && state === 'found' && view && formatResultCount(words, view, locale)}
      </p>
      {groups.length > 0 && (
        <div role="listbox" id={id} aria-label={words.instant} className="pt-3">
          {groups.map(({ key, label, options }) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is not valid in a listbox
            <div
              key={key}
              role="group"
              aria-label={label || words.allResults}
              className="border-line border-t py-2 sm:grid sm:grid-cols-[9rem_1fr]"
            >
              <p aria-hidden="true" className="px-3 py-2 text-ink-faint text-sm sm:ps-0">
                {label}
              </p>
              <div role="presentation">
                {options.map(({ to, content, detail, result }, at) => {
                  const textLanguage = result && languageOf(result)
                  const optionId = `${id}${key}${at}`
                  return (
                    <Link
                      key={to}
                      to={to}
                      role="option"
                      id={optionId}
                      tabIndex={-1}
                      aria-selected={optionId === active}
                      dir="auto"
                      className={cn(
                        'block break-words rounded-md px-3 py-2 no-underline hover:bg-sunk',
                        key === 'all' && 'text-signal-strong',
                        optionId === active && 'bg-sunk outline-2 outline-signal -outline-offset-2',
                      )}
                    >
                      <span {...textLanguage?.('title')} className="line-clamp-2">
                        {content}
                      </span>
                      {detail && (
                        <span
                          {...textLanguage?.('detail')}
                          className="line-clamp-1 text-ink-soft text-sm"
                        >
                          {detail}
                        </span>
                      )}
                    </Link>
                  )
                })}
              </div>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
