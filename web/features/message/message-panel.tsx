import { type Message, messageApi } from '#contract/message.ts'
import { DeleteDialog } from '#web/calls/delete-dialog.tsx'
import type { ListPage } from '#web/calls/load-page.ts'
import { usePanelQuery } from '#web/calls/panel-query.ts'
import { toasts } from '#web/calls/toasts.ts'
import { useCall } from '#web/calls/use-call.ts'
import { useEntryDialogs } from '#web/calls/use-entry-dialogs.ts'
import { admin } from '#web/content/admin.ts'
import { messagePanel as words } from '#web/content/correspondence.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Panel, PanelSearch } from '#web/ui/panel.tsx'
import { ExportButton } from './export-button.tsx'
import { MessageCard } from './message-card.tsx'

type MessagePanelProps = { list: ListPage<Message> & { unread: number } }

/** Where administrators read what visitors wrote. */
export function MessagePanel({ list }: MessagePanelProps) {
  const { query, pageHref, change } = usePanelQuery()
  const { mode, entry, open, close } = useEntryDialogs<Message>()
  const { run } = useCall(messageApi.markMessage, toasts.message.markMessage)
  const isEmpty = list.total === 0 && query.search === ''

  return (
    <Panel
      title={words.title}
      intro={words.intro(list.total, list.unread)}
      actions={
        !isEmpty && (
          <ExportButton
            label={words.export}
            call={messageApi.exportMessages}
            toasts={toasts.message.exportMessages}
            fileName="messages.csv"
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
      <ul className="grid grid-cols-1 gap-3">
        {list.items.map((message) => (
          <MessageCard
            key={message._id}
            message={message}
            onMark={() => run({ messageId: message._id, read: !message.read })}
            onDelete={() => open('delete', message)}
          />
        ))}
      </ul>
      <Pagination page={list.page} pages={list.pages} href={pageHref} />
      <DeleteDialog
        open={mode === 'delete'}
        onClose={close}
        question={words.confirmDelete}
        name={entry?.email}
        call={messageApi.deleteMessage}
        toasts={toasts.message.deleteMessage}
        input={entry && { messageId: entry._id }}
      />
    </Panel>
  )
}
