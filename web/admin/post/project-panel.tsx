import { type PostListItem, postApi } from '#contract/post/post.ts'
import { ListPanel } from '#web/admin/editor/panel/list-panel.tsx'
import { useEntryListActions } from '#web/admin/editor/panel/use-entries.tsx'
import type { PaginatedItems } from '#web/api/load-page.ts'
import { projectPanelStrings as strings } from '#web/content/project-panel-strings.ts'
import { useMayEdit } from '#web/session/session.ts'
import { ProjectDialog } from './project-dialog.tsx'
import { ProjectTable } from './project-table.tsx'
import { useProjectForm } from './use-project-form.ts'

type ProjectPanelProps = { list: PaginatedItems<PostListItem> }

export function ProjectPanel({ list }: ProjectPanelProps) {
  const mayEdit = useMayEdit()
  const { add, form, actions, dialogs } = useEntryListActions(mayEdit ? list.items : undefined, {
    newName: 'project',
    entity: 'post',
    nameOf: ({ title }) => title,
    deletion: {
      call: postApi.deletePost,
      question: strings.confirmDelete,
      inputOf: ({ _id, category }) => ({ postId: _id, categoryId: category._id }),
    },
  })
  const opened = useProjectForm(form)
  return (
    <ListPanel entity="post" list={list} strings={strings} onAdd={add}>
      <ProjectTable posts={list.items} actions={actions} />
      {opened && <ProjectDialog {...opened} />}
      {dialogs}
    </ListPanel>
  )
}
