import { newsletterApi, type Subscriber } from '#contract/newsletter.ts'
import { DeleteDialog } from '#web/calls/delete-dialog.tsx'
import { ListPanel } from '#web/calls/list-panel.tsx'
import type { ListPage } from '#web/calls/load-page.ts'
import { toasts } from '#web/calls/toasts.ts'
import { useEntryDialogs } from '#web/calls/use-entry-dialogs.ts'
import { subscriberPanel as words } from '#web/content/correspondence.ts'
import { ExportButton } from './export-button.tsx'
import { SubscriberTable } from './subscriber-table.tsx'

/** Who gets the newsletter. */
export function SubscriberPanel({ list }: { list: ListPage<Subscriber> }) {
  const { mode, entry, open, close } = useEntryDialogs<Subscriber>()
  return (
    <ListPanel
      list={list}
      words={words}
      actions={
        <ExportButton
          label={words.export}
          call={newsletterApi.exportSubscribers}
          toasts={toasts.newsletter.exportSubscribers}
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
        question={words.confirmDelete}
        name={entry?.email}
        call={newsletterApi.deleteSubscriber}
        toasts={toasts.newsletter.deleteSubscriber}
        input={entry && { subscriberId: entry._id }}
      />
    </ListPanel>
  )
}
