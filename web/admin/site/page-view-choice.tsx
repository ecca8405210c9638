import { Button } from '#web/ui/button.tsx'
import { sitePanelStrings as strings } from './site-panel-strings.ts'
import type { PreviewPageView } from './use-page-views.ts'

type PageViewChoiceProps = {
  views: readonly PreviewPageView[]
  shown: PreviewPageView
  onChoose: (kind: PreviewPageView['kind']) => void
}

/** Switches the preview between a list page and its newest entry. If no entry is published, explains that. */
export function PreviewPageViewChoice({ views, shown, onChoose }: PageViewChoiceProps) {
  return (
    <>
      {views.length > 1 && (
        <div className="flex flex-wrap gap-2">
          {views.map(({ kind }) => (
            <Button
              key={kind}
              size="sm"
              variant={kind === shown.kind ? 'secondary' : 'quiet'}
              aria-pressed={kind === shown.kind}
              onClick={() => onChoose(kind)}
            >
              {strings.views[kind]}
            </Button>
          ))}
        </div>
      )}
      {shown.isStandIn && <p className="text-ink-soft text-sm">{strings.noEntry}</p>}
    </>
  )
}
