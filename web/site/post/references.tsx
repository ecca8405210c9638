import { projectLabels } from '#contract/content/labels/projects.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { Link } from '#web/ui/link.tsx'
import type { ProjectView } from './project-view.ts'
import type { ReferenceTextPart } from './reference-parts.ts'

export function ProjectReferences({ references }: Pick<ProjectView, 'references'>) {
  const words = useStrings(projectLabels)
  return (
    <section
      id="references"
      aria-labelledby="references-name"
      className="lazy-layout mt-16 first:mt-0"
    >
      <h2 id="references-name" className="display mb-6 text-3xl">
        {words.references}
      </h2>
      <ol className="tabular max-w-measure list-decimal space-y-2.5 ps-7 text-sm marker:text-ink-faint">
        {references.map((parts, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: references are identified by their number
          <li key={index} className="break-words ps-1 text-ink-soft">
            {parts.map((part, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other identity
              <Part key={place} part={part} />
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Part({ part: { text, href } }: { part: ReferenceTextPart }) {
  if (href === null) return text
  if (href.startsWith('/'))
    return (
      <Link to={href} className="link">
        {text}
      </Link>
    )
  return (
    <a href={href} rel="noopener noreferrer" className="link">
      {text}
    </a>
  )
}
