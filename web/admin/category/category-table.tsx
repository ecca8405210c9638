import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { adminStrings } from '#web/admin/editor/editor-strings.ts'
import type { CategoryRow } from '#web/api/load-categories.ts'
import {
  categoryPanelStrings,
  categoryCountStrings as strings,
} from '#web/content/category-panel-strings.ts'
import {
  Cell,
  DataTableRow,
  HeadCell,
  Table,
  TableBody,
  TableHeading,
} from '#web/ui/list/data-table.tsx'

type CategoryTableProps = {
  categories: readonly CategoryRow[]
  /** Renders the buttons of a row. Undefined for users who may not edit. */
  actions: ((category: CategoryRow) => ReactNode) | undefined
}

export function CategoryTable({ categories, actions }: CategoryTableProps) {
  return (
    <Table>
      <TableHeading actions={actions && adminStrings.actions}>
        <HeadCell>{categoryPanelStrings.name}</HeadCell>
        <HeadCell>{categoryPanelStrings.description}</HeadCell>
        <HeadCell>{categoryPanelStrings.projects}</HeadCell>
      </TableHeading>
      <TableBody>
        {categories.map((category) => (
          <DataTableRow key={category._id} className="relative">
            <Cell lead className="min-w-48">
              <Link
                to={`/category/${category._id}`}
                className="link wrap-anywhere after:absolute after:inset-0"
              >
                {category.name}
              </Link>
            </Cell>
            <Cell className="min-w-64 text-ink-soft">
              <span className="line-clamp-2">{category.description}</span>
            </Cell>
            <Cell className="tabular whitespace-nowrap text-ink-soft">
              {strings.projects(category.count)}
            </Cell>
            {actions && (
              <Cell actions className="relative">
                {actions(category)}
              </Cell>
            )}
          </DataTableRow>
        ))}
      </TableBody>
    </Table>
  )
}
