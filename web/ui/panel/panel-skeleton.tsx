import { NoScriptNotice } from '#web/ui/layout/no-script-notice.tsx'
import { Skeleton } from '#web/ui/list/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

const rows = ['a', 'b', 'c', 'd', 'e', 'f']

export function PanelSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex items-center justify-between gap-4">
        <div className="grid gap-3 py-2">
          <Skeleton className="h-9 w-48" />
          <Skeleton className="w-28" />
        </div>
        <Spinner />
      </div>
      <NoScriptNotice />
      <Skeleton className="h-11 w-full max-w-sm rounded-full" />
      <div className="grid gap-2">
        {rows.map((row) => (
          <Skeleton key={row} className="h-14" />
        ))}
      </div>
    </div>
  )
}
