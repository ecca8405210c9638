import { Container } from '#web/ui/container.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

const rows = ['a', 'b', 'c', 'd', 'e', 'f']

/** The outline of a panel while its list is on its way. */
export function PanelSkeleton() {
  return (
    <Container className="grid gap-4 py-10 lg:py-14">
      <div className="flex items-center justify-between">
        <Skeleton className="h-9 w-56" />
        <Spinner />
      </div>
      <NeedsScript />
      {rows.map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </Container>
  )
}
