import { entityLabelOf } from '#contract/lifecycle/entities.ts'
import { type HistoryEntry, historyApi } from '#contract/lifecycle/history.ts'
import { truncateText } from '#contract/text/cut-text.ts'
import { HistoryChangeItem } from '#web/admin/editor/conflict/change-item.tsx'
import { usePanelQuery } from '#web/api/panel-query.ts'
import { useApiCall } from '#web/api/use-call.ts'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Pagination } from '#web/ui/list/pagination.tsx'
import { AdminPanel } from '#web/ui/panel/panel.tsx'
import { ActivityFilters } from './activity-filters.tsx'
import { activityPanelStrings as strings } from './activity-strings.ts'
import type { LoadedActivity } from './load-activity.ts'

const nameLength = 80

const nameOf = ({ before, after }: HistoryEntry): string => {
  const { name, title, sectionName } = after ?? before ?? {}
  return truncateText(String(name ?? title ?? sectionName ?? ''), nameLength)
}

export function ActivityPanel({ list: { changes, people } }: { list: LoadedActivity }) {
  const { pageHref } = usePanelQuery()
  const { run, pending } = useApiCall(historyApi.restore)
  const { items, total, page, pages } = changes
  return (
    <AdminPanel title={strings.title} intro={strings.intro(total)}>
      <ActivityFilters people={people} />
      {total === 0 && <EmptyState title={strings.empty.title} text={strings.empty.text} />}
      <ol className="max-w-3xl divide-y divide-line">
        {items.map((entry) => (
          <HistoryChangeItem
            key={entry._id}
            entry={entry}
            deed={strings.deed(entry.action, entityLabelOf(entry.entity), nameOf(entry))}
            pending={pending}
            onRestore={() => run({ historyId: entry._id })}
          />
        ))}
      </ol>
      <Pagination page={page} pages={pages} href={pageHref} />
    </AdminPanel>
  )
}
