import { researchLabels } from '#contract/content/labels/research.ts'
import { useWords } from '#web/content/use-words.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Pagination } from '#web/ui/list/pagination.tsx'
import { Outlook } from './outlook.tsx'
import { Timeline } from './timeline.tsx'
import { TimelineFilters } from './timeline-filters.tsx'
import { type TimelineView, timelineAddress } from './timeline-view.ts'

/** The outlook, the filters, and the past entries. */
export function TimelinePage({ view }: { view: TimelineView }) {
  const words = useWords(researchLabels)
  const { filters, total, page, pages, marks } = view
  const isFiltered = Object.keys(filters).length > 0
  if (total === 0 && !isFiltered) {
    return (
      <Container>
        <EmptyState {...words.empty} />
      </Container>
    )
  }
  return (
    <Container>
      {page === 1 && total > 0 && <Outlook view={view} />}
      <TimelineFilters view={view} />
      {total === 0 && <EmptyState {...words.filters.none} />}
      {marks.length > 0 && <Timeline view={view} />}
      <Pagination
        page={page}
        pages={pages}
        href={(wanted) => timelineAddress(filters, wanted)}
        className="mt-12"
      />
    </Container>
  )
}
