import { ArrowRight } from 'lucide-react'
import { categoryLabels } from '#contract/content/labels/categories.ts'
import { useFallbackLanguage } from '#web/content/fallback-language.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { Link } from '#web/ui/link.tsx'

type NextCategoryProps = {
  category: {
    readonly _id: string
    readonly name: string
    readonly untranslated?: readonly string[] | undefined
  } | null
}

export function NextCategory({ category }: NextCategoryProps) {
  const words = useStrings(categoryLabels)
  const textLanguage = useFallbackLanguage()
  return (
    <nav
      aria-label={words.next}
      className="mt-20 flex flex-wrap items-end justify-between gap-x-10 gap-y-6 lg:mt-28"
    >
      {category && (
        <div className="min-w-0">
          <p className="eyebrow">{words.next}</p>
          <Link
            to={`/category/${category._id}`}
            className="group display mt-2 flex items-baseline gap-4 text-4xl text-ink no-underline transition-colors hover:text-signal-strong"
          >
            <span dir="auto" {...textLanguage(category, 'name')} className="min-w-0 break-words">
              {category.name}
            </span>
            <ArrowRight
              aria-hidden="true"
              className="size-7 shrink-0 self-center text-signal transition-transform group-hover:translate-x-1 rtl:-scale-x-100 rtl:group-hover:-translate-x-1"
            />
          </Link>
        </div>
      )}
      <Link to="/categories" className="link pb-2">
        {words.all}
      </Link>
    </nav>
  )
}
