import { pageFrameStrings as strings } from '#web/admin/editor/draft/page-frame-strings.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'

export type FormOrPageView = 'edit' | 'preview'

type ViewTabsProps = {
  view: FormOrPageView
  onView: (view: FormOrPageView) => void
  className?: string
}

/** Tabs that show the form or the preview of its page. On wide screens, the form is visible in both. */
export function FormOrPageTabs({ view, onView, className }: ViewTabsProps) {
  return (
    <div className={cn('flex gap-2', className)}>
      {(['edit', 'preview'] as const).map((each) => (
        <Button
          key={each}
          size="sm"
          variant={view === each ? 'secondary' : 'quiet'}
          aria-pressed={view === each}
          onClick={() => onView(each)}
        >
          {strings.views[each]}
        </Button>
      ))}
    </div>
  )
}
