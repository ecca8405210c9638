import { type FrontPage, frontPageApi } from '#contract/front-page.ts'
import { DeleteDialog } from '#web/calls/delete-dialog.tsx'
import { HistoryDialog } from '#web/calls/history-dialog.tsx'
import { useIsSignedIn } from '#web/calls/session.ts'
import { toasts } from '#web/calls/toasts.ts'
import { useEntryDialogs } from '#web/calls/use-entry-dialogs.ts'
import { useOrder } from '#web/calls/use-order.ts'
import { admin } from '#web/content/admin.ts'
import { latestPostPanel as words } from '#web/content/latest-posts.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { AddButton, Panel, RowActions } from '#web/ui/panel.tsx'
import { SortableOrPlain } from '#web/ui/sortable.tsx'
import { LatestPostDialog } from './latest-post-dialog.tsx'
import { LatestPostRow } from './latest-post-row.tsx'

/** Where administrators keep the latest posts and their order; without a token it can only be read. */
export function LatestPostPanel({ list }: { list: readonly FrontPage[] }) {
  const isSignedIn = useIsSignedIn()
  const { mode, entry, openAdd, open, close } = useEntryDialogs<FrontPage>({
    kind: 'latest-post',
    list: isSignedIn ? list : undefined,
  })
  const { ordered, changeOrder } = useOrder(
    list,
    frontPageApi.reorderFrontPages,
    toasts.frontPage.reorderFrontPages,
    (ids) => ({ ids }),
  )
  const addButton = isSignedIn && <AddButton onClick={openAdd}>{words.add}</AddButton>
  const rows = ordered.map((post) => ({
    id: post._id,
    name: post.title,
    content: (
      <LatestPostRow post={post}>
        {isSignedIn && (
          <RowActions
            name={post.title}
            actions={[
              [admin.edit, () => open('update', post)],
              [admin.delete, () => open('delete', post)],
              [admin.history, () => open('history', post)],
            ]}
          />
        )}
      </LatestPostRow>
    ),
  }))

  return (
    <Panel title={words.title} intro={words.intro(list.length)} actions={addButton}>
      {list.length === 0 && (
        <EmptyState
          title={words.empty.title}
          text={isSignedIn ? words.empty.text : words.empty.readOnly}
          action={addButton}
        />
      )}
      <SortableOrPlain
        isSortable={isSignedIn}
        items={rows}
        onOrder={changeOrder}
        moveUp={admin.moveUp}
        moveDown={admin.moveDown}
      />
      <LatestPostDialog post={entry} open={mode === 'add' || mode === 'update'} onClose={close} />
      <DeleteDialog
        open={mode === 'delete'}
        onClose={close}
        question={words.confirmDelete}
        name={entry?.title}
        call={frontPageApi.deleteFrontPage}
        toasts={toasts.frontPage.deleteFrontPage}
        input={entry && { postId: entry._id }}
        undo={{ entity: 'frontPage', id: entry?._id }}
      />
      <HistoryDialog
        open={mode === 'history'}
        onClose={close}
        entity="frontPage"
        id={entry?._id}
        name={entry?.title}
      />
    </Panel>
  )
}
