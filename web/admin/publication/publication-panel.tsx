import { useState } from 'react'
import { type Publication, publicationApi } from '#contract/publication/publication.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { ListPanel } from '#web/admin/editor/panel/list-panel.tsx'
import { useEntryListActions } from '#web/admin/editor/panel/use-entries.tsx'
import { useListSelection } from '#web/admin/editor/panel/use-selection.ts'
import type { PaginatedItems } from '#web/api/load-page.ts'
import { publicationPanelStrings as strings } from '#web/content/publication-panel-strings.ts'
import { useMayEdit } from '#web/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { PublicationImportDialog } from './import-dialog.tsx'
import { PublicationBulkActions } from './publication-bulk.tsx'
import { PublicationDialog } from './publication-dialog.tsx'
import { publicationImportStrings } from './publication-import-strings.ts'
import { PublicationTable } from './publication-table.tsx'

export function PublicationPanel({ list }: { list: PaginatedItems<Publication> }) {
  const mayEdit = useMayEdit()
  const [isImporting, setImporting] = useState(false)
  const selection = useListSelection(list.items.map(({ _id }) => _id))
  const { add, form, actions, dialogs } = useEntryListActions(mayEdit ? list.items : undefined, {
    newName: 'publication',
    entity: 'publication',
    nameOf: ({ title }) => title,
    deletion: {
      call: publicationApi.deletePublication,
      question: strings.confirmDelete,
      inputOf: ({ _id }) => ({ id: _id }),
    },
    labels: { update: strings.update, delete: strings.delete, history: commonAdminStrings.history },
  })
  return (
    <ListPanel
      entity="publication"
      list={list}
      strings={strings}
      onAdd={add}
      addOtherwise={
        <Button variant="secondary" onClick={() => setImporting(true)}>
          {publicationImportStrings.open}
        </Button>
      }
    >
      {mayEdit ? (
        <PublicationBulkActions publications={list.items} selection={selection}>
          <PublicationTable publications={list.items} actions={actions} selection={selection} />
        </PublicationBulkActions>
      ) : (
        <PublicationTable publications={list.items} actions={actions} />
      )}
      <PublicationDialog {...form} />
      {mayEdit && (
        <PublicationImportDialog open={isImporting} onClose={() => setImporting(false)} />
      )}
      {dialogs}
    </ListPanel>
  )
}
