import { useEntryFallbackLanguage } from '#web/content/fallback-language.ts'
import { cn } from '#web/ui/cn.ts'
import { ItemEntries, ItemLinks, ItemStateMark, ItemTexts, ItemTitle } from './entry-parts.tsx'
import type { ItemListEntry } from './list-view.ts'
import type { LookProps } from './look-props.ts'

/** One row for each item: date, title with people, and facts and links at the end. */
export function RowsLook({ entries, ...options }: LookProps) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {entries.map((entry) => (
        <Row key={entry.id} entry={entry} {...options} />
      ))}
    </ul>
  )
}

type RowProps = { entry: ItemListEntry } & Omit<LookProps, 'entries' | 'id'>

function Row({ entry, level, hasDates, hasStates }: RowProps) {
  const Title = level === 2 ? 'h2' : 'h3'
  const textLanguage = useEntryFallbackLanguage(entry.untranslated)
  const { summary, dates, date, state } = entry
  const hasEnd = entry.texts.length + entry.flags.length + entry.links.length > 0
  return (
    <li
      id={entry.id}
      className="grid items-baseline gap-x-8 gap-y-1 py-5 md:grid-cols-12 print:break-inside-avoid"
    >
      {hasDates && (
        <p className="tabular text-ink-faint text-sm md:col-span-2">
          {dates && <time dateTime={date}>{dates}</time>}{' '}
          {hasStates && <ItemStateMark state={state} />}
        </p>
      )}
      <div
        className={cn(
          'min-w-0 text-pretty',
          hasDates ? 'md:col-span-7' : 'md:col-span-8',
          !hasEnd && 'md:col-span-9',
        )}
      >
        <Title className="display break-words text-xl">
          <ItemTitle entry={entry} />
        </Title>
        <ItemEntries entry={entry} className="mt-1 break-words text-ink-soft text-sm" />
        {summary && (
          <p
            {...textLanguage(`values.${summary.key}`)}
            className="mt-1 line-clamp-3 max-w-measure break-words text-ink-soft"
          >
            {summary.text}
          </p>
        )}
      </div>
      {hasEnd && (
        <div className={cn('min-w-0', hasDates ? 'md:col-span-3' : 'md:col-span-4')}>
          <ItemTexts entry={entry} className="break-words text-ink-faint text-sm" />
          <ItemLinks entry={entry} className="mt-1" />
        </div>
      )}
    </li>
  )
}
