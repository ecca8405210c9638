import { ArrowRight } from 'lucide-react'
import { formatCount } from '#contract/content/group.ts'
import { categoryLabels } from '#contract/content/labels/categories.ts'
import type { CategoryListItem } from '#web/api/load-categories.ts'
import { useFallbackLanguage } from '#web/content/fallback-language.ts'
import { useLocale } from '#web/content/locale.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { EntryText } from '#web/site/parts/entry-text.tsx'

export function CategoryList({ categories }: { categories: readonly CategoryListItem[] }) {
  const words = useStrings(categoryLabels)
  const locale = useLocale()
  const textLanguage = useFallbackLanguage()
  return (
    <ul className="divide-y divide-line border-line border-y">
      {categories.map((category) => (
        <li
          key={category._id}
          className="group relative grid gap-x-8 gap-y-2 py-7 md:grid-cols-12 md:items-baseline lg:py-9"
        >
          <h2 className="display min-w-0 break-words text-2xl md:col-span-4">
            <EntryText
              of={category}
              name="name"
              to={`/category/${category._id}`}
              className="text-ink no-underline outline-none transition-colors after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-2 focus-visible:after:outline-signal group-hover:text-signal-strong"
            />
          </h2>
          <p
            {...textLanguage(category, 'description')}
            className="line-clamp-6 min-w-0 max-w-measure break-words text-ink-soft md:col-span-5"
          >
            {category.description}
          </p>
          <p className="tabular flex items-center justify-between gap-4 text-ink-faint text-sm md:col-span-3 md:justify-end">
            {category.count === 0
              ? words.empty
              : formatCount(words.projects, category.count, locale)}
            <ArrowRight
              aria-hidden="true"
              className="size-5 shrink-0 text-signal transition-transform group-hover:translate-x-1 rtl:-scale-x-100 rtl:group-hover:-translate-x-1"
            />
          </p>
        </li>
      ))}
    </ul>
  )
}
