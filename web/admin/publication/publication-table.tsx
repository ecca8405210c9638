import type { ReactNode } from 'react'
import { excerpt } from '#contract/excerpt.ts'
import type { Publication } from '#contract/publication.ts'
import { StateBadge } from '#web/admin/editor/state-badge.tsx'
import { admin } from '#web/content/admin.ts'
import { publicationPanel as words } from '#web/content/publications.ts'
import { Cell, HeadCell, Row, Table, TableBody, TableHeading } from '#web/ui/list/data-table.tsx'

const summaryLength = 120

type PublicationTableProps = {
  publications: readonly Publication[]
  /** Absent for readers: then there is nothing to press. */
  actions: ((publication: Publication) => ReactNode) | undefined
}

/** The publications as an administrator sees them. */
export function PublicationTable({ publications, actions }: PublicationTableProps) {
  const { columns } = words
  return (
    <Table>
      <TableHeading actions={actions && admin.actions}>
        <HeadCell>{columns.title}</HeadCell>
        <HeadCell>{columns.date}</HeadCell>
        <HeadCell>{columns.type}</HeadCell>
      </TableHeading>
      <TableBody>
        {publications.map((publication) => (
          <Row key={publication._id}>
            <Cell lead className="min-w-64 sm:w-full">
              <div className="min-w-0">
                <a
                  href={publication.publicationLink}
                  className="link wrap-anywhere"
                  rel="noopener noreferrer"
                  target="_blank"
                >
                  {admin.named(publication.title)}
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
            </Cell>
            <Cell label={columns.date} className="tabular whitespace-nowrap">
              {publication.publicationDate}
            </Cell>
            <Cell label={columns.type} className="min-w-30">
              {publication.publicationType}
            </Cell>
            {actions && <Cell actions>{actions(publication)}</Cell>}
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}
