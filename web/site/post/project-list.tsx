import { ArrowRight } from 'lucide-react'
import { projectListLabels } from '#contract/content/labels/projects.ts'
import { projectsContent } from '#contract/content/projects.ts'
import { accessibleLinkName } from '#web/content/accessible-link-name.ts'
import { useEntryFallbackLanguage } from '#web/content/fallback-language.ts'
import { useStrings } from '#web/content/use-strings.ts'
import type { ProjectListItem } from '#web/site/parts/project-list-view.ts'
import { ProjectPicture } from '#web/site/parts/project-picture.tsx'
import { buttonStyle } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { Link } from '#web/ui/link.tsx'
import { titleSizeClass } from '#web/ui/text/title-size.ts'

const titleSizes = ['text-3xl', 'text-2xl', 'text-xl'] as const
const sizes = '(min-width: 90rem) 46rem, (min-width: 64rem) 54vw, 100vw'

export function ProjectList({ entries }: { entries: readonly ProjectListItem[] }) {
  const { title: listTitle } = useStrings(projectsContent)
  return (
    <ol aria-label={listTitle} className="project-list grid">
      {entries.map((entry, index) => (
        <ProjectRow key={entry.id} entry={entry} isFirst={index === 0} />
      ))}
    </ol>
  )
}

function ProjectRow({ entry, isFirst }: { entry: ProjectListItem; isFirst: boolean }) {
  const { path, title, summary, image, category } = entry
  const textLanguage = useEntryFallbackLanguage(entry.untranslated)
  const categoryLanguage = useEntryFallbackLanguage(entry.categoryUntranslated)
  const { viewMore } = useStrings(projectsContent)
  const words = useStrings(projectListLabels)
  return (
    <li className="project-row grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 border-line border-t py-10 first:border-t-0 first:pt-0 sm:py-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-center lg:gap-x-16">
      <article className="min-w-0 max-w-[62ch] max-lg:order-last">
        <p {...categoryLanguage('name')} className="eyebrow break-words">
          {category}
        </p>
        <h2
          {...textLanguage('title')}
          className={cn('display mt-3 break-words', titleSizeClass(title, titleSizes))}
        >
          <Link to={path} className="no-underline decoration-1 underline-offset-4 hover:underline">
            {title}
          </Link>
        </h2>
        <p {...textLanguage('shortDesc')} className="mt-5 max-w-measure break-words text-ink-soft">
          {summary}
        </p>
        <Link
          to={path}
          aria-label={accessibleLinkName(viewMore, words.moreAbout, title)}
          className={buttonStyle({ variant: 'secondary', className: 'mt-7' })}
        >
          {viewMore}
          <ArrowRight aria-hidden="true" className="rtl:-scale-x-100" />
        </Link>
      </article>
      <div className="project-frame">
        <div className="project-place">
          <Link
            to={path}
            tabIndex={-1}
            aria-hidden="true"
            className="project-cover block aspect-video overflow-clip rounded-lg bg-sunk"
          >
            <ProjectPicture
              src={image}
              alt=""
              sizes={sizes}
              priority={isFirst}
              className="hairline rounded-lg"
            />
          </Link>
        </div>
      </div>
    </li>
  )
}
