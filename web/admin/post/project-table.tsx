import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PostListItem } from '#contract/post/post.ts'
import { adminStrings } from '#web/admin/editor/editor-strings.ts'
import { StateBadge } from '#web/admin/editor/panel/state-badge.tsx'
import { projectPanelStrings as strings } from '#web/content/project-panel-strings.ts'
import {
  Cell,
  DataTableRow,
  HeadCell,
  Table,
  TableBody,
  TableHeading,
} from '#web/ui/list/data-table.tsx'

type ProjectTableProps = {
  posts: readonly PostListItem[]
  /** Renders the buttons of a row. Undefined for users who may not edit. */
  actions: ((post: PostListItem) => ReactNode) | undefined
}

export function ProjectTable({ posts, actions }: ProjectTableProps) {
  return (
    <Table>
      <TableHeading actions={actions && adminStrings.actions}>
        <HeadCell>{strings.columns.title}</HeadCell>
        <HeadCell>{strings.columns.category}</HeadCell>
      </TableHeading>
      <TableBody>
        {posts.map((post) => (
          <DataTableRow key={post._id}>
            <Cell lead className="min-w-60">
              <Link to={`/post/${post._id}`} className="link wrap-anywhere">
                {adminStrings.named(post.title)}
              </Link>
              <StateBadge entry={post} />
            </Cell>
            <Cell label={strings.columns.category}>{post.category.name}</Cell>
            {actions && <Cell actions>{actions(post)}</Cell>}
          </DataTableRow>
        ))}
      </TableBody>
    </Table>
  )
}
