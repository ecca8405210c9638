import { useState } from 'react'
import { type TrashEntry, trashApi } from '#contract/lifecycle/trash.ts'
import { DeleteDialog } from '#web/admin/editor/panel/delete-dialog.tsx'
import type { PaginatedItems } from '#web/api/load-page.ts'
import { usePanelQuery } from '#web/api/panel-query.ts'
import { useApiCall } from '#web/api/use-call.ts'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Pagination } from '#web/ui/list/pagination.tsx'
import { AdminPanel } from '#web/ui/panel/panel.tsx'
import { trashPanelStrings as strings } from './trash-strings.ts'
import { TrashTable } from './trash-table.tsx'

const named = ({ entity, id }: TrashEntry) => ({ entity, id })

export function TrashPanel({ list }: { list: PaginatedItems<TrashEntry> }) {
  const { pageHref } = usePanelQuery()
  const { run } = useApiCall(trashApi.restore)
  const [asked, setAsked] = useState<TrashEntry>()
  const [isAsking, setIsAsking] = useState(false)
  const isEmpty = list.total === 0

  return (
    <AdminPanel title={strings.title} intro={isEmpty ? undefined : strings.intro(list.total)}>
      {isEmpty ? (
        <EmptyState title={strings.empty.title} text={strings.empty.text} />
      ) : (
        <TrashTable
          entries={list.items}
          onRestore={(entry) => run(named(entry))}
          onDelete={(entry) => {
            setAsked(entry)
            setIsAsking(true)
          }}
        />
      )}
      <Pagination page={list.page} pages={list.pages} href={pageHref} />
      <DeleteDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        question={strings.confirmDelete}
        name={asked?.title}
        details={strings.details}
        confirmLabel={strings.deleteForGood}
        call={trashApi.deleteForGood}
        input={asked && named(asked)}
      />
    </AdminPanel>
  )
}
