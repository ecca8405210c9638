import { researchLabels } from '#contract/content/labels/research.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { UpcomingMilestones } from './outlook.tsx'
import { Timeline } from './timeline.tsx'
import { TimelineFilterForm } from './timeline-filters.tsx'
import type { TimelineView } from './timeline-view.ts'

export function TimelinePage({ view }: { view: TimelineView }) {
  const { filters } = useStrings(researchLabels)
  const { total, page, marks } = view
  return (
    <>
      {page === 1 && total > 0 && <UpcomingMilestones view={view} />}
      <TimelineFilterForm view={view} />
      {total === 0 && <EmptyState {...filters.none} />}
      {marks.length > 0 && <Timeline view={view} />}
    </>
  )
}
