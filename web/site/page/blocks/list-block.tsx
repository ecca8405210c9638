import { referringItemLabels } from '#contract/content/labels/referring-items.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { EntryLink } from '#web/site/parts/entry-text.tsx'
import type { ItemRowView } from '#web/site/parts/item-row-view.ts'
import { ItemRows } from '#web/site/parts/item-rows.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'

type ListBlockProps = {
  look: 'cards' | 'rows' | 'years'
  items: readonly ItemRowView[]
}

/** Items of a collection. */
export function ListBlock({ look, items }: ListBlockProps) {
  const words = useStrings(referringItemLabels)
  if (items.length === 0) return <p className="text-ink-faint">{words.none}</p>
  if (look === 'cards') return <Cards items={items} />
  if (look === 'years') return <Years items={items} />
  return (
    <div className="max-w-4xl">
      <ItemRows items={items} />
    </div>
  )
}

function Years({ items }: { items: readonly ItemRowView[] }) {
  const years = [...Map.groupBy(items, ({ day }) => day.slice(0, 4))]
  return (
    <div className="max-w-4xl space-y-10">
      {years.map(([year, of]) => (
        <section key={year}>
          {year && <h2 className="display tabular mb-4 text-2xl">{year}</h2>}
          <ItemRows items={of} />
        </section>
      ))}
    </div>
  )
}

const sizes = '(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 100vw'

function Cards({ items }: { items: readonly ItemRowView[] }) {
  const hasPictures = items.some(({ picture }) => picture !== '')
  return (
    <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {items.map((item) => (
        <li key={item.id} className="group relative min-w-0">
          {hasPictures && (
            <div className="mb-4 aspect-video overflow-clip rounded-lg bg-sunk">
              {item.picture && (
                <Picture
                  src={item.picture}
                  alt=""
                  sizes={sizes}
                  className="hairline size-full rounded-lg object-cover"
                />
              )}
            </div>
          )}
          {item.date && (
            <p className="tabular mb-1 text-ink-faint text-sm">
              <time dateTime={item.day}>{item.date}</time>
            </p>
          )}
          <p className="display break-words text-xl">
            <EntryLink
              entry={item}
              className="text-ink no-underline after:absolute after:inset-0 group-hover:text-signal-strong"
            />
          </p>
          {item.facts.length > 0 && (
            <p className="mt-2 line-clamp-3 break-words text-ink-soft text-sm">
              {item.facts.join(' · ')}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
