import type { LastUpdatedView } from '#web/content/last-updated-view.ts'
import { cn } from '#web/ui/cn.ts'

export function LastUpdated({
  updated,
  className,
}: {
  updated: LastUpdatedView
  className?: string
}) {
  if (updated === null) return null
  return (
    <p className={cn('text-ink-faint text-sm', className)}>
      <time dateTime={updated.machine}>{updated.text}</time>
    </p>
  )
}
