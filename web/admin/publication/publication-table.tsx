import type { ReactNode } from 'react'
import { knownPartOfDate } from '#contract/publication/known-date.ts'
import type { Publication } from '#contract/publication/publication.ts'
import { publicationPath } from '#contract/publication/publication-path.ts'
import { excerpt } from '#contract/text/excerpt.ts'
import { adminStrings } from '#web/admin/editor/editor-strings.ts'
import { SelectionCheckbox } from '#web/admin/editor/panel/bulk-bar.tsx'
import { StateBadge } from '#web/admin/editor/panel/state-badge.tsx'
import type { Selection } from '#web/admin/editor/panel/use-selection.ts'
import { publicationPanelStrings as strings } from '#web/content/publication-panel-strings.ts'
import {
  Cell,
  DataTableRow,
  HeadCell,
  Table,
  TableBody,
  TableHeading,
} from '#web/ui/list/data-table.tsx'

const summaryLength = 120

type PublicationTableProps = {
  publications: readonly Publication[]
  /** Renders the buttons of a row. Undefined for users who may not edit. */
  actions: ((publication: Publication) => ReactNode) | undefined
  /** Undefined for users who may not edit. */
  selection?: Selection
}

export function PublicationTable({ publications, actions, selection }: PublicationTableProps) {
  const { columns } = strings
  return (
    <Table>
      <TableHeading actions={actions && adminStrings.actions}>
        <HeadCell>{columns.title}</HeadCell>
        <HeadCell>{columns.date}</HeadCell>
        <HeadCell>{columns.type}</HeadCell>
      </TableHeading>
      <TableBody>
        {publications.map((publication) => (
          <DataTableRow key={publication._id} aria-selected={selection?.has(publication._id)}>
            <Cell lead className="min-w-56 sm:w-full lg:min-w-64">
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
                    {adminStrings.named(publication.title)}
                  </a>
                  <StateBadge entry={publication} />
                  <p className="line-clamp-2 mt-0.5 wrap-anywhere font-normal text-ink-soft text-sm">
                    {publication.authors}
                  </p>
                  <p className="mt-1 line-clamp-2 wrap-anywhere font-normal text-ink-soft text-sm">
                    {excerpt(publication.publicationSummary, summaryLength)}
                  </p>
                  <p className="mt-0.5 line-clamp-1 break-all font-normal text-ink-faint text-xs">
                    {publication.publicationLink}
                  </p>
                </div>
              </div>
            </Cell>
            <Cell label={columns.date} className="tabular whitespace-nowrap">
              {knownPartOfDate(publication)}
            </Cell>
            <Cell label={columns.type} className="lg:min-w-30">
              {publication.publicationType}
            </Cell>
            {actions && <Cell actions>{actions(publication)}</Cell>}
          </DataTableRow>
        ))}
      </TableBody>
    </Table>
  )
}
