import { entityLabelOf } from '#contract/lifecycle/entities.ts'
import type { TrashEntry } from '#contract/lifecycle/trash.ts'
import { adminStrings } from '#web/admin/editor/editor-strings.ts'
import {
  Cell,
  DataTableRow,
  HeadCell,
  Table,
  TableBody,
  TableHeading,
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
    <Table>
      <TableHeading actions={adminStrings.actions}>
        <HeadCell>{columns.title}</HeadCell>
        <HeadCell>{columns.kind}</HeadCell>
        <HeadCell>{columns.deleted}</HeadCell>
        <HeadCell>{columns.until}</HeadCell>
      </TableHeading>
      <TableBody>
        {entries.map((entry) => (
          <DataTableRow key={`${entry.entity} ${entry.id}`}>
            <Cell lead className="break-words">
              {entry.title}
            </Cell>
            <Cell label={columns.kind} className="whitespace-nowrap">
              {entityLabelOf(entry.entity)}
            </Cell>
            <Cell label={columns.deleted} className="tabular sm:min-w-36">
              {strings.deletedBy(entry.deletedAt.slice(0, 10), entry.deletedBy)}
            </Cell>
            <Cell label={columns.until} className="tabular whitespace-nowrap">
              {entry.until.slice(0, 10)}
            </Cell>
            <Cell actions>
              <RowActions
                name={entry.title}
                actions={[
                  [strings.restore, () => onRestore(entry)],
                  [strings.deleteForGood, () => onDelete(entry)],
                ]}
              />
            </Cell>
          </DataTableRow>
        ))}
      </TableBody>
    </Table>
  )
}
