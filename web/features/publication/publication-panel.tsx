import { type Publication, publicationApi } from '#contract/publication.ts'
import { DeleteDialog } from '#web/calls/delete-dialog.tsx'
import { HistoryDialog } from '#web/calls/history-dialog.tsx'
import { ListPanel } from '#web/calls/list-panel.tsx'
import type { ListPage } from '#web/calls/load-page.ts'
import { useIsSignedIn } from '#web/calls/session.ts'
import { toasts } from '#web/calls/toasts.ts'
import { useEntryDialogs } from '#web/calls/use-entry-dialogs.ts'
import { publicationPanel as words } from '#web/content/publications.ts'
import { PublicationDialog } from './publication-dialog.tsx'
import { PublicationTable } from './publication-table.tsx'

/** Where administrators keep the publications; without a token it can only be read. */
export function PublicationPanel({ list }: { list: ListPage<Publication> }) {
  const isSignedIn = useIsSignedIn()
  const { mode, entry, openAdd, open, close } = useEntryDialogs<Publication>({
    kind: 'publication',
    list: isSignedIn ? list.items : undefined,
  })
  return (
    <ListPanel list={list} words={words} onAdd={isSignedIn ? openAdd : undefined}>
      <PublicationTable publications={list.items} onOpen={isSignedIn ? open : undefined} />
      <PublicationDialog
        publication={entry}
        open={mode === 'add' || mode === 'update'}
        onClose={close}
      />
      <DeleteDialog
        open={mode === 'delete'}
        onClose={close}
        question={words.confirmDelete}
        name={entry?.title}
        call={publicationApi.deletePublication}
        toasts={toasts.publication.deletePublication}
        input={entry && { id: entry._id }}
        undo={{ entity: 'publication', id: entry?._id }}
      />
      <HistoryDialog
        open={mode === 'history'}
        onClose={close}
        entity="publication"
        id={entry?._id}
        name={entry?.title}
      />
    </ListPanel>
  )
}
