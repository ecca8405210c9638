import { type ContactMessage, messageApi } from '#contract/message/message.ts'
import { DeleteDialog } from '#web/admin/editor/panel/delete-dialog.tsx'
import { ExportButton } from '#web/admin/editor/panel/export-button.tsx'
import { ListPanel } from '#web/admin/editor/panel/list-panel.tsx'
import { useEntryDialogs } from '#web/admin/editor/panel/use-entry-dialogs.ts'
import type { PaginatedItems } from '#web/api/load-page.ts'
import { useApiCall } from '#web/api/use-call.ts'
import { messagePanelStrings as strings } from '#web/content/message-panel-strings.ts'
import { MessageCard } from './message-card.tsx'

type MessagePanelProps = { list: PaginatedItems<ContactMessage> & { unread: number } }

export function MessagePanel({ list }: MessagePanelProps) {
  const { mode, entry, open, close } = useEntryDialogs<ContactMessage>()
  const { run } = useApiCall(messageApi.markMessage)

  return (
    <ListPanel
      list={list}
      strings={{ ...strings, intro: (total) => strings.intro(total, list.unread) }}
      actions={
        <ExportButton
          label={strings.export}
          call={messageApi.exportMessages}
          input={{}}
          fileName="messages.csv"
        />
      }
    >
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
      <DeleteDialog
        open={mode === 'delete'}
        onClose={close}
        question={strings.confirmDelete}
        name={entry?.email}
        call={messageApi.deleteMessage}
        input={entry && { messageId: entry._id }}
      />
    </ListPanel>
  )
}
