import { collectionLabels } from '#contract/content/labels/collections.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { ItemEntries, ItemLinks, ItemStateMark, ItemTexts, ItemTitle } from './entry-parts.tsx'
import type { ItemListEntry } from './list-view.ts'
import type { LookProps } from './look-props.ts'

/** A programme: years in the left column, below each its items with dates. */
export function YearsLook({ entries, level, id, hasStates }: LookProps) {
  const words = useStrings(collectionLabels)
  const Heading = level === 2 ? 'h2' : 'h3'
  const years = Map.groupBy(entries, ({ year }) => year)
  return Array.from(years, ([year, ofYear]) => (
    <section
      key={year}
      aria-labelledby={`${id}-${year}`}
      className="grid gap-x-8 gap-y-3 border-line border-t pt-6 pb-14 md:grid-cols-12 print:block"
    >
      <div className="md:col-span-3 lg:col-span-2">
        <Heading
          id={`${id}-${year}`}
          className="display tabular text-3xl text-ink-soft md:sticky md:top-24"
        >
          {year || words.undated}
        </Heading>
      </div>
      <ol className="divide-y divide-line md:col-span-9 lg:col-span-10">
        {ofYear.map((entry) => (
          <YearEntry key={entry.id} entry={entry} level={level} hasStates={hasStates} />
        ))}
      </ol>
    </section>
  ))
}

type YearEntryProps = { entry: ItemListEntry } & Pick<LookProps, 'level' | 'hasStates'>

function YearEntry({ entry, level, hasStates }: YearEntryProps) {
  const Title = level === 2 ? 'h3' : 'h4'
  return (
    <li
      id={entry.id}
      className="grid gap-x-6 gap-y-1 py-5 first:pt-2 sm:grid-cols-[6rem_minmax(0,1fr)] print:break-inside-avoid"
    >
      <p className="tabular text-ink-faint text-sm sm:pt-1">
        {entry.date && <time dateTime={entry.date}>{entry.datesInYear}</time>}{' '}
        {hasStates && <ItemStateMark state={entry.state} />}
      </p>
      <div className="min-w-0 text-pretty">
        <Title className="display break-words text-xl">
          <ItemTitle entry={entry} />
        </Title>
        <ItemEntries entry={entry} className="mt-1 break-words text-ink-soft" />
        <ItemTexts entry={entry} className="mt-0.5 break-words text-ink-faint text-sm" />
        <ItemLinks entry={entry} className="mt-1.5" />
      </div>
    </li>
  )
}
