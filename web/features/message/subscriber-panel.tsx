import { newsletterApi, type Subscriber } from '#contract/newsletter.ts'
import { DeleteDialog } from '#web/calls/delete-dialog.tsx'
import type { ListPage } from '#web/calls/load-page.ts'
import { usePanelQuery } from '#web/calls/panel-query.ts'
import { toasts } from '#web/calls/toasts.ts'
import { useEntryDialogs } from '#web/calls/use-entry-dialogs.ts'
import { admin } from '#web/content/admin.ts'
import { subscriberPanel as words } from '#web/content/correspondence.ts'
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Panel, PanelSearch, RowActions } from '#web/ui/panel.tsx'
import { ExportButton } from './export-button.tsx'

/** Who gets the newsletter. */
export function SubscriberPanel({ list }: { list: ListPage<Subscriber> }) {
  const { query, pageHref, change } = usePanelQuery()
  const { mode, entry, open, close } = useEntryDialogs<Subscriber>()
  const { columns } = words
  const isEmpty = list.total === 0 && query.search === ''

  return (
    <Panel
      title={words.title}
      intro={words.intro(list.total)}
      actions={
        !isEmpty && (
          <ExportButton
            label={words.export}
            call={newsletterApi.exportSubscribers}
            toasts={toasts.newsletter.exportSubscribers}
            fileName="subscribers.csv"
          />
        )
      }
      tools={
        !isEmpty && (
          <PanelSearch
            label={admin.search}
            value={query.search}
            onSearch={(search) => change({ search })}
          />
        )
      }
    >
      {isEmpty && <EmptyState title={words.empty} text={words.emptyText} />}
      {list.total === 0 && !isEmpty && (
        <EmptyState title={admin.nothingFound} text={admin.nothingFoundText} />
      )}
      {list.total > 0 && (
        <Table>
          <TableHead>
            <Row>
              <HeadCell>{columns.email}</HeadCell>
              <HeadCell>{columns.state}</HeadCell>
              <HeadCell>{columns.since}</HeadCell>
              <HeadCell>
                <span className="sr-only">{admin.actions}</span>
              </HeadCell>
            </Row>
          </TableHead>
          <TableBody>
            {list.items.map((subscriber) => (
              <Row key={subscriber._id}>
                <Cell lead className="break-all">
                  {subscriber.email}
                </Cell>
                <Cell label={columns.state}>
                  {subscriber.confirmed ? words.confirmed : words.pending}
                </Cell>
                <Cell label={columns.since} className="tabular">
                  {subscriber.since.slice(0, 10)}
                </Cell>
                <Cell actions>
                  <RowActions
                    name={subscriber.email}
                    actions={[[admin.delete, () => open('delete', subscriber)]]}
                  />
                </Cell>
              </Row>
            ))}
          </TableBody>
        </Table>
      )}
      <Pagination page={list.page} pages={list.pages} href={pageHref} />
      <DeleteDialog
        open={mode === 'delete'}
        onClose={close}
        question={words.confirmDelete}
        name={entry?.email}
        call={newsletterApi.deleteSubscriber}
        toasts={toasts.newsletter.deleteSubscriber}
        input={entry && { subscriberId: entry._id }}
      />
    </Panel>
  )
}
