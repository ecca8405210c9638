import { type FrontPage, frontPageApi } from '#contract/front-page/front-page.ts'
import { admin } from '#web/admin/editor/editor-words.ts'
import { OrderedPanel } from '#web/admin/editor/panel/ordered-panel.tsx'
import { useEntries } from '#web/admin/editor/panel/use-entries.tsx'
import { useMayEdit } from '#web/session/session.ts'
import { LatestPostDialog } from './latest-post-dialog.tsx'
import { LatestPostRow } from './latest-post-row.tsx'
import { latestPostPanel as words } from './latest-posts-words.ts'

const nameOf = ({ title }: FrontPage) => admin.named(title)

/** Where administrators keep the latest posts and their order; without a token it can only be read. */
export function LatestPostPanel({ list }: { list: readonly FrontPage[] }) {
  const mayEdit = useMayEdit()
  const { add, form, actions, dialogs } = useEntries(mayEdit ? list : undefined, {
    newName: 'latest-post',
    entity: 'frontPage',
    nameOf,
    deletion: {
      call: frontPageApi.deleteFrontPage,
      question: words.confirmDelete,
      inputOf: ({ _id }) => ({ postId: _id }),
    },
  })
  return (
    <OrderedPanel
      entity="frontPage"
      list={list}
      words={words}
      onAdd={add}
      order={{
        call: frontPageApi.reorderFrontPages,
        inputOf: (ids) => ({ ids }),
      }}
      nameOf={nameOf}
      row={(post) => <LatestPostRow post={post}>{actions?.(post)}</LatestPostRow>}
    >
      <LatestPostDialog {...form} />
      {dialogs}
    </OrderedPanel>
  )
}
