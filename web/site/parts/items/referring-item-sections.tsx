import { fillPlaceholders } from '#contract/content/group.ts'
import { collectionLabels } from '#contract/content/labels/collections.ts'
import { useFallbackLanguage } from '#web/content/fallback-language.ts'
import { useLocale } from '#web/content/locale.ts'
import { useStrings } from '#web/content/use-strings.ts'
import type { ReferringItemsView } from '#web/site/parts/load-referring-items.ts'
import { cn } from '#web/ui/cn.ts'
import { Link } from '#web/ui/link.tsx'
import { ItemEntries, ItemLinks, ItemStateMark, ItemTexts, ItemTitle } from './entry-parts.tsx'
import type { ItemListEntry } from './list-view.ts'

type ReferringItemsProps = {
  of: readonly ReferringItemsView[]
  className?: string | undefined
}

/**
 * The items that refer to an entry, in a section for each collection. The default export, because pages load it
 * lazily.
 */
export default function ReferringItems({ of, className }: ReferringItemsProps) {
  const words = useStrings(collectionLabels)
  const locale = useLocale()
  const textLanguage = useFallbackLanguage()
  return of.map((collection) => {
    const { key, name, total, list, items, hasDates } = collection
    return (
      <section
        key={key}
        id={`items-${key}`}
        aria-labelledby={`items-${key}-name`}
        className={cn('min-w-0', className)}
      >
        <h2
          id={`items-${key}-name`}
          {...textLanguage(collection, 'names.many')}
          className="display mb-6 break-words text-3xl"
        >
          {name}
        </h2>
        <ol className="divide-y divide-line border-line border-y">
          {items.map((entry) => (
            <Row key={entry.id} entry={entry} hasDates={hasDates} />
          ))}
        </ol>
        {total > items.length && (
          <Link to={list} className="link mt-5 inline-block print:hidden">
            {fillPlaceholders(words.all, { count: total.toLocaleString(locale) })}
          </Link>
        )}
      </section>
    )
  })
}

function Row({ entry, hasDates }: { entry: ItemListEntry; hasDates: boolean }) {
  const { date, dates, state } = entry
  return (
    <li
      className={cn(
        'grid gap-x-6 gap-y-1 py-5 print:break-inside-avoid',
        hasDates && 'sm:grid-cols-[7rem_minmax(0,1fr)]',
      )}
    >
      {hasDates && (
        <p className="tabular flex flex-wrap items-baseline gap-x-3 text-ink-faint text-sm sm:block sm:pt-1">
          {dates && <time dateTime={date}>{dates}</time>} <ItemStateMark state={state} />
        </p>
      )}
      <div className="min-w-0 text-pretty">
        <p className="break-words text-lg">
          <ItemTitle entry={entry} />
        </p>
        <ItemEntries entry={entry} className="mt-1 break-words text-ink-soft text-sm" />
        <ItemTexts entry={entry} className="mt-0.5 break-words text-ink-faint text-sm" />
        <ItemLinks entry={entry} className="mt-1.5" />
      </div>
    </li>
  )
}
