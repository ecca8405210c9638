import { fillPlaceholders } from '#contract/content/group.ts'
import { referringItemLabels } from '#contract/content/labels/referring-items.ts'
import { useFallbackLanguage } from '#web/content/fallback-language.ts'
import { useLocale } from '#web/content/locale.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { cn } from '#web/ui/cn.ts'
import { Link } from '#web/ui/link.tsx'
import { ItemRows } from './item-rows.tsx'
import type { ReferringItemsView } from './load-referring-items.ts'

/** The items that refer to an entry, in a section for each collection. */
export function ReferringItems({
  of = [],
  className = '',
}: {
  of?: readonly ReferringItemsView[] | undefined
  className?: string
}) {
  const words = useStrings(referringItemLabels)
  const locale = useLocale()
  const textLanguage = useFallbackLanguage()
  return of.map((collection) => {
    const { key, name, total, list, items } = collection
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
        <ItemRows items={items} />
        {total > items.length && (
          <Link to={list} className="link mt-5 inline-block print:hidden">
            {fillPlaceholders(words.all, { count: total.toLocaleString(locale) })}
          </Link>
        )}
      </section>
    )
  })
}
