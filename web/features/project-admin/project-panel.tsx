import { type Post, postApi } from '#contract/post.ts'
import { DeleteDialog } from '#web/calls/delete-dialog.tsx'
import { HistoryDialog } from '#web/calls/history-dialog.tsx'
import { ListPanel } from '#web/calls/list-panel.tsx'
import type { ListPage } from '#web/calls/load-page.ts'
import { useIsSignedIn } from '#web/calls/session.ts'
import { toasts } from '#web/calls/toasts.ts'
import { useEntryDialogs } from '#web/calls/use-entry-dialogs.ts'
import { projectPanel as words } from '#web/content/projects-admin.ts'
import type { ProjectChoices } from './load-projects.ts'
import { ProjectDialog } from './project-dialog.tsx'
import { ProjectTable } from './project-table.tsx'

type ProjectPanelProps = { list: { page: ListPage<Post>; choices: ProjectChoices } }

/** Where administrators keep the projects; without a token it can only be read. */
export function ProjectPanel({ list: { page, choices } }: ProjectPanelProps) {
  const isSignedIn = useIsSignedIn()
  const { mode, entry, openAdd, open, close } = useEntryDialogs<Post>({
    kind: 'project',
    list: isSignedIn ? page.items : undefined,
  })
  return (
    <ListPanel list={page} words={words} onAdd={isSignedIn ? openAdd : undefined}>
      <ProjectTable posts={page.items} onOpen={isSignedIn ? open : undefined} />
      <ProjectDialog
        post={entry}
        choices={choices}
        open={mode === 'add' || mode === 'update'}
        onClose={close}
      />
      <DeleteDialog
        open={mode === 'delete'}
        onClose={close}
        question={words.confirmDelete}
        name={entry?.title}
        call={postApi.deletePost}
        toasts={toasts.post.deletePost}
        input={entry && { postId: entry._id, categoryId: entry.category._id }}
        undo={{ entity: 'post', id: entry?._id }}
      />
      <HistoryDialog
        open={mode === 'history'}
        onClose={close}
        entity="post"
        id={entry?._id}
        name={entry?.title}
      />
    </ListPanel>
  )
}
