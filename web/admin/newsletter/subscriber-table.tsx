import type { Subscriber } from '#contract/newsletter/newsletter.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { subscriberPanelStrings as strings } from '#web/content/message-panel-strings.ts'
import {
  DataTable,
  DataTableBody,
  DataTableCell,
  DataTableHead,
  DataTableHeadCell,
  DataTableRow,
} from '#web/ui/list/data-table.tsx'
import { RowActions } from '#web/ui/panel/panel.tsx'

type SubscriberTableProps = {
  subscribers: readonly Subscriber[]
  onDelete: (subscriber: Subscriber) => void
}

export function SubscriberTable({ subscribers, onDelete }: SubscriberTableProps) {
  const { columns } = strings
  return (
    <DataTable>
      <DataTableHead actions={commonAdminStrings.actions}>
        <DataTableHeadCell>{columns.email}</DataTableHeadCell>
        <DataTableHeadCell>{columns.state}</DataTableHeadCell>
        <DataTableHeadCell>{columns.since}</DataTableHeadCell>
      </DataTableHead>
      <DataTableBody>
        {subscribers.map((subscriber) => (
          <DataTableRow key={subscriber._id}>
            <DataTableCell lead className="break-all">
              {subscriber.email}
            </DataTableCell>
            <DataTableCell label={columns.state}>
              {subscriber.confirmed ? strings.confirmed : strings.pending}
            </DataTableCell>
            <DataTableCell label={columns.since} className="tabular">
              {subscriber.since.slice(0, 10)}
            </DataTableCell>
            <DataTableCell actions>
              <RowActions
                name={subscriber.email}
                actions={[[commonAdminStrings.delete, () => onDelete(subscriber)]]}
              />
            </DataTableCell>
          </DataTableRow>
        ))}
      </DataTableBody>
    </DataTable>
  )
}
