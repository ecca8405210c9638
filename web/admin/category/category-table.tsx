import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import type { CategoryListItem } from '#web/api/load-categories.ts'
import {
  categoryPanelStrings,
  categoryCountStrings as strings,
} from '#web/content/category-panel-strings.ts'
import {
  DataTable,
  DataTableBody,
  DataTableCell,
  DataTableHead,
  DataTableHeadCell,
  DataTableRow,
} from '#web/ui/list/data-table.tsx'

type CategoryTableProps = {
  categories: readonly CategoryListItem[]
  /** Renders the buttons of a row. Undefined for users who may not edit. */
  actions: ((category: CategoryListItem) => ReactNode) | undefined
}

export function CategoryTable({ categories, actions }: CategoryTableProps) {
  return (
    <DataTable>
      <DataTableHead actions={actions && commonAdminStrings.actions}>
        <DataTableHeadCell>{categoryPanelStrings.name}</DataTableHeadCell>
        <DataTableHeadCell>{categoryPanelStrings.description}</DataTableHeadCell>
        <DataTableHeadCell>{categoryPanelStrings.projects}</DataTableHeadCell>
      </DataTableHead>
      <DataTableBody>
        {categories.map((category) => (
          <DataTableRow key={category._id} className="relative">
            <DataTableCell lead className="min-w-48">
              <Link
                to={`/category/${category._id}`}
                className="link wrap-anywhere after:absolute after:inset-0"
              >
                {category.name}
              </Link>
            </DataTableCell>
            <DataTableCell className="min-w-64 text-ink-soft">
              <span className="line-clamp-2">{category.description}</span>
            </DataTableCell>
            <DataTableCell className="tabular whitespace-nowrap text-ink-soft">
              {strings.projects(category.count)}
            </DataTableCell>
            {actions && (
              <DataTableCell actions className="relative">
                {actions(category)}
              </DataTableCell>
            )}
          </DataTableRow>
        ))}
      </DataTableBody>
    </DataTable>
  )
}
