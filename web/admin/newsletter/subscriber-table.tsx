import type { Subscriber } from '#contract/newsletter/newsletter.ts'
import { adminStrings } from '#web/admin/editor/editor-strings.ts'
import { subscriberPanelStrings as strings } from '#web/content/message-panel-strings.ts'
import {
  Cell,
  DataTableRow,
  HeadCell,
  Table,
  TableBody,
  TableHeading,
} from '#web/ui/list/data-table.tsx'
import { RowActions } from '#web/ui/panel/panel.tsx'

type SubscriberTableProps = {
  subscribers: readonly Subscriber[]
  onDelete: (subscriber: Subscriber) => void
}

export function SubscriberTable({ subscribers, onDelete }: SubscriberTableProps) {
  const { columns } = strings
  return (
    <Table>
      <TableHeading actions={adminStrings.actions}>
        <HeadCell>{columns.email}</HeadCell>
        <HeadCell>{columns.state}</HeadCell>
        <HeadCell>{columns.since}</HeadCell>
      </TableHeading>
      <TableBody>
        {subscribers.map((subscriber) => (
          <DataTableRow key={subscriber._id}>
            <Cell lead className="break-all">
              {subscriber.email}
            </Cell>
            <Cell label={columns.state}>
              {subscriber.confirmed ? strings.confirmed : strings.pending}
            </Cell>
            <Cell label={columns.since} className="tabular">
              {subscriber.since.slice(0, 10)}
            </Cell>
            <Cell actions>
              <RowActions
                name={subscriber.email}
                actions={[[adminStrings.delete, () => onDelete(subscriber)]]}
              />
            </Cell>
          </DataTableRow>
        ))}
      </TableBody>
    </Table>
  )
}
