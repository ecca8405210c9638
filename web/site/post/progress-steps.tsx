import { projectLabels } from '#contract/content/labels/projects.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { cn } from '#web/ui/cn.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { ProgressPictures } from './progress-pictures.tsx'
import { ProgressRow } from './progress-row.tsx'
import type { ProjectView } from './project-view.ts'

export function ProgressSteps({ progress }: Pick<ProjectView, 'progress'>) {
  const words = useStrings(projectLabels)
  if (progress?.rows.length === 0) return null
  return (
    <section
      id="progress"
      aria-labelledby="progress-name"
      className="lazy-layout border-line border-y bg-sunk py-14 lg:py-20"
    >
      <Container>
        <h2 id="progress-name" className="display text-3xl">
          {words.progress}
        </h2>
        {progress ? (
          <div
            className={cn(
              'mt-8 grid grid-cols-[minmax(0,1fr)] gap-10',
              progress.pictures.length > 0 &&
                'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-16',
            )}
          >
            <ol className="divide-y divide-line self-start border-line border-y">
              {progress.rows.map((row, index) => (
                <li key={row.id}>
                  <ProgressRow row={row} number={index + 1} />
                </li>
              ))}
            </ol>
            {progress.pictures.length > 0 && <ProgressPictures pictures={progress.pictures} />}
          </div>
        ) : (
          <p className="mt-4 max-w-measure text-ink-soft">
            {words.progressFailed}. {words.progressFailedText}
          </p>
        )}
      </Container>
    </section>
  )
}
