import { projectLabels, responsibleAiLabels } from '#contract/content/labels/projects.ts'
import { useWords } from '#web/content/use-words.ts'
import type { ProjectView } from './project-view.ts'

type ContentsProps = {
  project: Pick<
    ProjectView,
    'content' | 'sections' | 'progress' | 'milestones' | 'responsibleAi' | 'references'
  >
}

const usePlaces = ({
  content,
  sections,
  progress,
  milestones,
  responsibleAi,
  references,
}: ContentsProps['project']) => {
  const words = useWords(projectLabels)
  const responsibleWords = useWords(responsibleAiLabels)
  const named = sections.filter(({ name }) => name).map(({ id, name }) => ({ id, name }))
  const block = { id: 'progress', name: words.progress }
  const hasBlock = progress === null || progress.rows.length > 0
  return [
    ...(content.length > 0 ? [{ id: 'overview', name: words.overview }] : []),
    ...named.slice(0, -1),
    ...(hasBlock ? [block] : []),
    ...named.slice(-1),
    ...(milestones.length > 0 ? [{ id: 'milestones', name: words.milestones }] : []),
    ...(responsibleAi ? [{ id: 'responsible-ai', name: responsibleWords.title }] : []),
    ...(references.length > 0 ? [{ id: 'references', name: words.references }] : []),
  ]
}

/** Where one is in a long project: a list of its parts that stays beside the text on wide screens. */
export function Contents({ project }: ContentsProps) {
  const words = useWords(projectLabels)
  const places = usePlaces(project)
  if (places.length < 3) return null
  return (
    <nav
      aria-label={words.contents}
      className="sticky top-[calc(var(--header-height)+2rem)] hidden max-h-[calc(100dvh-var(--header-height)-4rem)] overflow-y-auto border-line border-l lg:block"
    >
      <ol className="text-sm">
        {places.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              dir="auto"
              className="-outline-offset-2 block truncate py-1.5 pl-4 text-ink-soft no-underline transition-colors hover:text-ink hover:shadow-[inset_2px_0_0_var(--signal)]"
            >
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
