import { projectLabels, responsibleAiLabels } from '#contract/content/labels/projects.ts'
import { useFallbackLanguage } from '#web/content/fallback-language.ts'
import { useStrings } from '#web/content/use-strings.ts'
import type { ProjectView } from './project-view.ts'

type ContentsProps = {
  project: Pick<
    ProjectView,
    | 'content'
    | 'sections'
    | 'progress'
    | 'milestones'
    | 'responsibleAi'
    | 'references'
    | 'referring'
  >
}

interface Place {
  readonly id: string
  readonly name: string
  readonly untranslated?: readonly string[] | undefined
}

const usePlaces = ({
  content,
  sections,
  progress,
  milestones,
  responsibleAi,
  references,
  referring = [],
}: ContentsProps['project']) => {
  const words = useStrings(projectLabels)
  const responsibleWords = useStrings(responsibleAiLabels)
  const named = sections
    .filter(({ name }) => name)
    .map(({ id, name, untranslated }) => ({ id, name, untranslated }))
  const block = { id: 'progress', name: words.progress }
  const hasBlock = progress === null || progress.rows.length > 0
  return [
    ...(content.length > 0 ? [{ id: 'overview', name: words.overview }] : []),
    ...named.slice(0, -1),
    ...(hasBlock ? [block] : []),
    ...named.slice(-1),
    ...(milestones.length > 0 ? [{ id: 'milestones', name: words.milestones }] : []),
    ...(responsibleAi ? [{ id: 'responsible-ai', name: responsibleWords.title }] : []),
    ...referring.map(({ key, name, untranslated }) => ({
      id: `items-${key}`,
      name,
      untranslated: untranslated && ['sectionName'],
    })),
    ...(references.length > 0 ? [{ id: 'references', name: words.references }] : []),
  ]
}

/**
 * Table of contents of a long project. On wide screens it stays visible and marks the current
 * section.
 */
export function ProjectTableOfContents({ project }: ContentsProps) {
  const words = useStrings(projectLabels)
  const sections: readonly Place[] = usePlaces(project)
  const textLanguage = useFallbackLanguage()
  if (sections.length < 3) return null
  return (
    <nav
      aria-label={words.contents}
      className="sticky top-[calc(var(--header-height)+2rem)] hidden max-h-[calc(100dvh-var(--header-height)-4rem)] overflow-y-auto border-line border-s lg:block"
    >
      <ol className="text-sm">
        {sections.map(({ id, name, ...place }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-outline-offset-2 block py-1.5 ps-4 text-ink-soft no-underline transition-colors hover:text-ink hover:shadow-[inset_2px_0_0_var(--signal)] rtl:hover:shadow-[inset_-2px_0_0_var(--signal)]"
            >
              {/* The name has its own direction, but its indent must follow that of the page. */}
              <span dir="auto" {...textLanguage(place, 'sectionName')} className="block truncate">
                {name}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
