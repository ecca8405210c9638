import { ArrowRight } from 'lucide-react'
import type { Category } from '#contract/category/category.ts'
import { categoriesContent } from '#contract/content/categories.ts'
import { categoryLabels } from '#contract/content/labels/categories.ts'
import { projectPath } from '#contract/post/project-path.ts'
import { useFallbackLanguage } from '#web/content/fallback-language.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { Link } from '#web/ui/link.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'

export function ProjectTitles({ projects }: { projects: Category['projects'] }) {
  const words = useStrings(categoryLabels)
  const { emptyCategory } = useStrings(categoriesContent)
  const textLanguage = useFallbackLanguage()
  if (projects.length === 0) return <EmptyState title={words.empty} text={emptyCategory} />
  return (
    <ul className="divide-y divide-line border-line border-y">
      {projects.map(({ _id, title, ...project }) => (
        <li key={_id}>
          <Link
            to={projectPath({ _id, title })}
            className="group flex items-baseline gap-6 py-5 text-ink no-underline transition-colors hover:text-signal-strong"
          >
            <span
              dir="auto"
              {...textLanguage(project, 'title')}
              className="display min-w-0 grow break-words text-2xl"
            >
              {title}
            </span>
            <ArrowRight
              aria-hidden="true"
              className="size-5 shrink-0 self-center text-signal transition-transform group-hover:translate-x-1 rtl:-scale-x-100 rtl:group-hover:-translate-x-1"
            />
          </Link>
        </li>
      ))}
    </ul>
  )
}
