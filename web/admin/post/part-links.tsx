import { projectPageStrings as strings } from '#web/content/project-panel-strings.ts'
import { Container } from '#web/ui/layout/container.tsx'

type PartLinksProps = { parts: readonly (readonly [id: string, title: string, count: number])[] }

/** Sticky links to the parts of a project's page. */
export function ProjectPartLinks({ parts }: PartLinksProps) {
  return (
    <nav
      aria-label={strings.parts}
      className="sticky top-14 z-30 border-line border-b bg-paper py-2 text-sm"
    >
      <Container>
        <ul className="mx-auto flex max-w-5xl gap-x-4 sm:gap-x-6 overflow-x-auto">
          {parts.map(([id, title, count]) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex gap-1.5 whitespace-nowrap py-1.5 text-ink-soft no-underline hover:text-ink focus-visible:-outline-offset-2"
              >
                {title}
                <span className="tabular text-ink-faint">{count}</span>
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  )
}
