import type { ReactNode } from 'react'
import { knownPartOfPublicationDate } from '#contract/publication/known-date.ts'
import type { Publication } from '#contract/publication/publication.ts'
import { publicationPath } from '#contract/publication/publication-path.ts'
import { createExcerpt } from '#contract/text/excerpt.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { SelectionCheckbox } from '#web/admin/editor/panel/bulk-bar.tsx'
import { EntryStateBadge } from '#web/admin/editor/panel/state-badge.tsx'
import type { ListSelection } from '#web/admin/editor/panel/use-selection.ts'
import { publicationPanelStrings as strings } from '#web/content/publication-panel-strings.ts'
import {
  DataTable,
  DataTableBody,
  DataTableCell,
  DataTableHead,
  DataTableHeadCell,
  DataTableRow,
} from '#web/ui/list/data-table.tsx'

const summaryLength = 120

type PublicationTableProps = {
  publications: readonly Publication[]
  /** Renders the buttons of a row. Undefined for users who may not edit. */
  actions: ((publication: Publication) => ReactNode) | undefined
  /** Undefined for users who may not edit. */
  selection?: ListSelection
}

export function PublicationTable({ publications, actions, selection }: PublicationTableProps) {
  const { columns } = strings
  return (
    <DataTable>
      <DataTableHead actions={actions && commonAdminStrings.actions}>
        <DataTableHeadCell>{columns.title}</DataTableHeadCell>
        <DataTableHeadCell>{columns.date}</DataTableHeadCell>
        <DataTableHeadCell>{columns.type}</DataTableHeadCell>
      </DataTableHead>
      <DataTableBody>
        {publications.map((publication) => (
          <DataTableRow key={publication._id} aria-selected={selection?.has(publication._id)}>
            <DataTableCell lead className="min-w-56 sm:w-full lg:min-w-64">
              <div className="flex gap-3">
                {selection && (
                  <SelectionCheckbox
                    selection={selection}
                    id={publication._id}
                    name={publication.title}
                  />
                )}
                <div className="min-w-0">
                  <a
                    // An imported publication may have no link.
                    href={publication.publicationLink || publicationPath(publication)}
                    className="link wrap-anywhere"
                    rel="noopener noreferrer"
                    target="_blank"
                  >
                    {commonAdminStrings.named(publication.title)}
                  </a>
                  <EntryStateBadge entry={publication} />
                  <p className="line-clamp-2 mt-0.5 wrap-anywhere font-normal text-ink-soft text-sm">
                    {publication.authors}
                  </p>
                  <p className="mt-1 line-clamp-2 wrap-anywhere font-normal text-ink-soft text-sm">
                    {createExcerpt(publication.publicationSummary, summaryLength)}
                  </p>
                  <p className="mt-0.5 line-clamp-1 break-all font-normal text-ink-faint text-xs">
                    {publication.publicationLink}
                  </p>
                </div>
              </div>
            </DataTableCell>
            <DataTableCell label={columns.date} className="tabular whitespace-nowrap">
              {knownPartOfPublicationDate(publication)}
            </DataTableCell>
            <DataTableCell label={columns.type} className="lg:min-w-30">
              {publication.publicationType}
            </DataTableCell>
            {actions && <DataTableCell actions>{actions(publication)}</DataTableCell>}
          </DataTableRow>
        ))}
      </DataTableBody>
    </DataTable>
  )
}
