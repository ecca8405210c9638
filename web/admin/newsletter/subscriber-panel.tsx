import { newsletterApi, type Subscriber } from '#contract/newsletter/newsletter.ts'
import { DeleteDialog } from '#web/admin/editor/panel/delete-dialog.tsx'
import { ExportButton } from '#web/admin/editor/panel/export-button.tsx'
import { ListPanel } from '#web/admin/editor/panel/list-panel.tsx'
import { useEntryDialogs } from '#web/admin/editor/panel/use-entry-dialogs.ts'
import type { PaginatedItems } from '#web/api/load-page.ts'
import { subscriberPanelStrings as strings } from '#web/content/message-panel-strings.ts'
import { SubscriberTable } from './subscriber-table.tsx'

export function SubscriberPanel({ list }: { list: PaginatedItems<Subscriber> }) {
  const { mode, entry, open, close } = useEntryDialogs<Subscriber>()
  return (
    <ListPanel
      list={list}
      strings={strings}
      actions={
        <ExportButton
          label={strings.export}
          call={newsletterApi.exportSubscribers}
          input={{}}
          fileName="subscribers.csv"
        />
      }
    >
      <SubscriberTable
        subscribers={list.items}
        onDelete={(subscriber) => open('delete', subscriber)}
      />
      <DeleteDialog
        open={mode === 'delete'}
        onClose={close}
        question={strings.confirmDelete}
        name={entry?.email}
        call={newsletterApi.deleteSubscriber}
        input={entry && { subscriberId: entry._id }}
      />
    </ListPanel>
  )
}
