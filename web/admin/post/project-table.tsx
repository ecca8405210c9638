import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PostListItem } from '#contract/post/post.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { EntryStateBadge } from '#web/admin/editor/panel/state-badge.tsx'
import { projectPanelStrings as strings } from '#web/content/project-panel-strings.ts'
import {
  DataTable,
  DataTableBody,
  DataTableCell,
  DataTableHead,
  DataTableHeadCell,
  DataTableRow,
} from '#web/ui/list/data-table.tsx'

type ProjectTableProps = {
  posts: readonly PostListItem[]
  /** Renders the buttons of a row. Undefined for users who may not edit. */
  actions: ((post: PostListItem) => ReactNode) | undefined
}

export function ProjectTable({ posts, actions }: ProjectTableProps) {
  return (
    <DataTable>
      <DataTableHead actions={actions && commonAdminStrings.actions}>
        <DataTableHeadCell>{strings.columns.title}</DataTableHeadCell>
        <DataTableHeadCell>{strings.columns.category}</DataTableHeadCell>
      </DataTableHead>
      <DataTableBody>
        {posts.map((post) => (
          <DataTableRow key={post._id}>
            <DataTableCell lead className="min-w-60">
              <Link to={`/post/${post._id}`} className="link wrap-anywhere">
                {commonAdminStrings.named(post.title)}
              </Link>
              <EntryStateBadge entry={post} />
            </DataTableCell>
            <DataTableCell label={strings.columns.category}>{post.category.name}</DataTableCell>
            {actions && <DataTableCell actions>{actions(post)}</DataTableCell>}
          </DataTableRow>
        ))}
      </DataTableBody>
    </DataTable>
  )
}
