import { type Publication, publicationApi } from '#contract/publication.ts'
import { DeleteDialog } from '#web/calls/delete-dialog.tsx'
import { HistoryDialog } from '#web/calls/history-dialog.tsx'
import type { ListPage } from '#web/calls/load-page.ts'
import { usePanelQuery } from '#web/calls/panel-query.ts'
import { useIsSignedIn } from '#web/calls/session.ts'
import { toasts } from '#web/calls/toasts.ts'
import { admin } from '#web/content/admin.ts'
import { publicationPanel as words } from '#web/content/publications.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Panel, PanelSearch, PanelSort } from '#web/ui/panel.tsx'
import { useEntryDialogs } from '#web/ui/use-entry-dialogs.ts'
import { PublicationDialog } from './publication-dialog.tsx'
import { PublicationTable } from './publication-table.tsx'

/** Where administrators keep the publications; without a token it can only be read. */
export function PublicationPanel({ list }: { list: ListPage<Publication> }) {
  const isSignedIn = useIsSignedIn()
  const { query, pageHref, change } = usePanelQuery()
  const { mode, entry, openAdd, open, close } = useEntryDialogs<Publication>()
  const addButton = isSignedIn && <Button onClick={openAdd}>{words.add}</Button>
  const isEmpty = list.total === 0 && query.search === ''

  return (
    <Panel
      title={words.title}
      intro={words.intro(list.total)}
      actions={addButton}
      tools={
        !isEmpty && (
          <>
            <PanelSearch
              label={admin.search}
              value={query.search}
              onSearch={(search) => change({ search })}
            />
            <PanelSort
              label={admin.sort}
              options={words.sorts}
              value={query.sort}
              onSort={(sort) => change({ sort })}
            />
          </>
        )
      }
    >
      {isEmpty && (
        <EmptyState
          title={words.empty.title}
          text={isSignedIn ? words.empty.text : words.empty.readOnly}
          action={addButton}
        />
      )}
      {list.total === 0 && !isEmpty && (
        <EmptyState title={admin.nothingFound} text={admin.nothingFoundText} />
      )}
      {list.total > 0 && (
        <PublicationTable publications={list.items} onOpen={isSignedIn ? open : undefined} />
      )}
      <Pagination page={list.page} pages={list.pages} href={pageHref} />
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
    </Panel>
  )
}
