import { EntryLink } from './entry-text.tsx'
import type { ItemRowView } from './item-row-view.ts'

/** Items of a collection as a short list. */
export function ItemRows({ items }: { items: readonly ItemRowView[] }) {
  const isDated = items.some(({ date }) => date !== '')
  const columns = isDated ? 'sm:grid-cols-[7rem_minmax(0,1fr)]' : ''
  return (
    <ol className="divide-y divide-line border-line border-y">
      {items.map((item) => (
        <li
          key={item.id}
          className={`grid gap-x-6 gap-y-1 py-5 print:break-inside-avoid ${columns}`}
        >
          {isDated && (
            <p className="tabular text-ink-faint text-sm sm:pt-1">
              {item.date && <time dateTime={item.day}>{item.date}</time>}
            </p>
          )}
          <div className="min-w-0 text-pretty">
            <EntryLink
              entry={item}
              className="break-words text-ink text-lg no-underline hover:text-signal-strong hover:underline"
            />
            {item.facts.length > 0 && (
              <p className="mt-1 line-clamp-3 break-words text-ink-soft text-sm">
                {item.facts.join(' · ')}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
