import { entityLabelOf } from '#contract/lifecycle/entities.ts'
import type { TrashEntry } from '#contract/lifecycle/trash.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import {
  DataTable,
  DataTableBody,
  DataTableCell,
  DataTableHead,
  DataTableHeadCell,
  DataTableRow,
} from '#web/ui/list/data-table.tsx'
import { RowActions } from '#web/ui/panel/panel.tsx'
import { trashPanelStrings as strings } from './trash-strings.ts'

type TrashTableProps = {
  entries: readonly TrashEntry[]
  onRestore: (entry: TrashEntry) => void
  onDelete: (entry: TrashEntry) => void
}

export function TrashTable({ entries, onRestore, onDelete }: TrashTableProps) {
  const { columns } = strings
  return (
    <DataTable>
      <DataTableHead actions={commonAdminStrings.actions}>
        <DataTableHeadCell>{columns.title}</DataTableHeadCell>
        <DataTableHeadCell>{columns.kind}</DataTableHeadCell>
        <DataTableHeadCell>{columns.deleted}</DataTableHeadCell>
        <DataTableHeadCell>{columns.until}</DataTableHeadCell>
      </DataTableHead>
      <DataTableBody>
        {entries.map((entry) => (
          <DataTableRow key={`${entry.entity} ${entry.id}`}>
            <DataTableCell lead className="break-words">
              {entry.title}
            </DataTableCell>
            <DataTableCell label={columns.kind} className="whitespace-nowrap">
              {entityLabelOf(entry.entity)}
            </DataTableCell>
            <DataTableCell label={columns.deleted} className="tabular sm:min-w-36">
              {strings.deletedBy(entry.deletedAt.slice(0, 10), entry.deletedBy)}
            </DataTableCell>
            <DataTableCell label={columns.until} className="tabular whitespace-nowrap">
              {entry.until.slice(0, 10)}
            </DataTableCell>
            <DataTableCell actions>
              <RowActions
                name={entry.title}
                actions={[
                  [strings.restore, () => onRestore(entry)],
                  [strings.deleteForGood, () => onDelete(entry)],
                ]}
              />
            </DataTableCell>
          </DataTableRow>
        ))}
      </DataTableBody>
    </DataTable>
  )
}
