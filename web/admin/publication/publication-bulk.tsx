import { type ReactNode, useState } from 'react'
import { type Publication, publicationApi } from '#contract/publication/publication.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { BulkActionBar } from '#web/admin/editor/panel/bulk-bar.tsx'
import { BulkDeleteDialog } from '#web/admin/editor/panel/bulk-delete.tsx'
import type { ListSelection } from '#web/admin/editor/panel/use-selection.ts'
import { publicationPanelStrings as strings } from '#web/content/publication-panel-strings.ts'
import { Button } from '#web/ui/button.tsx'
import { BulkChangeDialog } from './bulk-change.tsx'
import { MergePublicationsDialog } from './merge-dialog.tsx'

type PublicationBulkProps = {
  publications: readonly Publication[]
  selection: ListSelection
  children: ReactNode
}

export function PublicationBulkActions({
  publications,
  selection,
  children,
}: PublicationBulkProps) {
  const [isChanging, setChanging] = useState(false)
  const [isMerging, setMerging] = useState(false)
  const chosen = publications.filter(({ _id }) => selection.has(_id))
  const ids = chosen.map(({ _id }) => _id)
  const [one, two, ...more] = chosen
  const pair = one && two && more.length === 0 ? ([one, two] as const) : null
  return (
    <>
      <BulkActionBar
        selection={selection}
        actions={
          <>
            <Button size="sm" variant="secondary" onClick={() => setChanging(true)}>
              {commonAdminStrings.several.change}
            </Button>
            {pair && (
              <Button size="sm" variant="secondary" onClick={() => setMerging(true)}>
                {commonAdminStrings.several.merge}
              </Button>
            )}
            <BulkDeleteDialog
              call={publicationApi.deletePublications}
              input={{ ids }}
              question={strings.several.confirmDelete(ids.length)}
              names={chosen.map(({ title }) => title)}
            />
          </>
        }
      >
        {children}
      </BulkActionBar>
      <BulkChangeDialog ids={ids} open={isChanging} onClose={() => setChanging(false)} />
      <MergePublicationsDialog pair={isMerging ? pair : null} onClose={() => setMerging(false)} />
    </>
  )
}
