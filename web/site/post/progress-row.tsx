import { Plus } from 'lucide-react'
import { projectLabels } from '#contract/content/labels/projects.ts'
import { useEntryFallbackLanguage } from '#web/content/fallback-language.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { Prose } from '#web/ui/markdown/prose.tsx'
import type { ProjectProgress } from './project-view.ts'

type ProgressRowProps = { row: ProjectProgress['rows'][number]; number: number }

export function ProgressRow({ row, number }: ProgressRowProps) {
  const words = useStrings(projectLabels)
  const names = row.names.join(', ')
  const language = useEntryFallbackLanguage(row.untranslated)('description')
  return (
    <details className="progress-row group/row">
      <summary className="flex min-h-10 items-center gap-3 rounded-sm text-sm focus-visible:-outline-offset-2">
        <span aria-hidden="true" className="tabular w-6 shrink-0 text-ink-faint">
          {String(number).padStart(2, '0')}
        </span>
        <span className="min-w-0 flex-1 truncate group-open/row:whitespace-normal group-open/row:py-2">
          {names ? (
            <>
              <span className="text-ink-soft">{words.contributedBy}</span>{' '}
              <span className="font-medium">{names}</span>
            </>
          ) : (
            <span {...language}>{row.lead}</span>
          )}
        </span>
        <Plus
          aria-hidden="true"
          className="size-5 shrink-0 text-signal transition-transform group-open/row:rotate-45"
        />
      </summary>
      <div className="max-w-measure pt-1 pe-8 pb-7 ps-9">
        <Prose tree={row.prose} {...language} className="text-base" />
      </div>
    </details>
  )
}
