import { type PostTitle, postApi } from '#contract/post.ts'
import { ListPanel } from '#web/calls/list-panel.tsx'
import type { ListPage } from '#web/calls/load-page.ts'
import { useIsSignedIn } from '#web/calls/session.ts'
import { toasts } from '#web/calls/toasts.ts'
import { useEntries } from '#web/calls/use-entries.tsx'
import { projectPanel as words } from '#web/content/projects-admin.ts'
import type { ProjectChoices } from './load-projects.ts'
import { ProjectDialog } from './project-dialog.tsx'
import { ProjectTable } from './project-table.tsx'
import { useWholeProject } from './use-whole-project.ts'

type ProjectPanelProps = { list: { page: ListPage<PostTitle>; choices: ProjectChoices } }

/** Where administrators keep the projects; without a token it can only be read. */
export function ProjectPanel({ list: { page, choices } }: ProjectPanelProps) {
  const isSignedIn = useIsSignedIn()
  const { add, entry, form, actions, dialogs } = useEntries(isSignedIn ? page.items : undefined, {
    kind: 'project',
    entity: 'post',
    nameOf: ({ title }) => title,
    deletion: {
      call: postApi.deletePost,
      toasts: toasts.post.deletePost,
      question: words.confirmDelete,
      inputOf: ({ _id, category }) => ({ postId: _id, categoryId: category._id }),
    },
  })
  const whole = useWholeProject(entry, form)
  return (
    <ListPanel list={page} words={words} onAdd={add}>
      <ProjectTable posts={page.items} actions={actions} />
      <ProjectDialog
        post={whole}
        choices={choices}
        onClose={form.onClose}
        open={form.open && whole?._id === entry?._id}
      />
      {dialogs}
    </ListPanel>
  )
}
