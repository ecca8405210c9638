import { type ReactNode, useState } from 'react'
import { type Publication, publicationApi } from '#contract/publication/publication.ts'
import { adminStrings } from '#web/admin/editor/editor-strings.ts'
import { BulkBar } from '#web/admin/editor/panel/bulk-bar.tsx'
import { BulkDelete } from '#web/admin/editor/panel/bulk-delete.tsx'
import type { Selection } from '#web/admin/editor/panel/use-selection.ts'
import { publicationPanelStrings as strings } from '#web/content/publication-panel-strings.ts'
import { Button } from '#web/ui/button.tsx'
import { BulkChange } from './bulk-change.tsx'
import { MergeDialog } from './merge-dialog.tsx'

type PublicationBulkProps = {
  publications: readonly Publication[]
  selection: Selection
  children: ReactNode
}

export function PublicationBulk({ publications, selection, children }: PublicationBulkProps) {
  const [isChanging, setChanging] = useState(false)
  const [isMerging, setMerging] = useState(false)
  const chosen = publications.filter(({ _id }) => selection.has(_id))
  const ids = chosen.map(({ _id }) => _id)
  const [one, two, ...more] = chosen
  const pair = one && two && more.length === 0 ? ([one, two] as const) : null
  return (
    <>
      <BulkBar
        selection={selection}
        actions={
          <>
            <Button size="sm" variant="secondary" onClick={() => setChanging(true)}>
              {adminStrings.several.change}
            </Button>
            {pair && (
              <Button size="sm" variant="secondary" onClick={() => setMerging(true)}>
                {adminStrings.several.merge}
              </Button>
            )}
            <BulkDelete
              call={publicationApi.deletePublications}
              input={{ ids }}
              question={strings.several.confirmDelete(ids.length)}
              names={chosen.map(({ title }) => title)}
            />
          </>
        }
      >
        {children}
      </BulkBar>
      <BulkChange ids={ids} open={isChanging} onClose={() => setChanging(false)} />
      <MergeDialog pair={isMerging ? pair : null} onClose={() => setMerging(false)} />
    </>
  )
}
