import { useState } from 'react'
import type { Collection } from '#contract/collection/collection.ts'
import { itemApi } from '#contract/item/item.ts'
import { ExportButton } from '#web/admin/editor/panel/export-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { itemCsvStrings as strings } from './item-csv-strings.ts'
import { ItemImportDialog } from './item-import-dialog.tsx'

type ItemCsvButtonsProps = { collection: Collection; hasItems: boolean }

/** Buttons that save the items of a collection as a table, and add or change items with one. */
export function ItemCsvButtons({ collection, hasItems }: ItemCsvButtonsProps) {
  const [isOpen, setOpen] = useState(false)
  const { key, names } = collection
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {strings.importCsv}
      </Button>
      {hasItems && (
        <ExportButton
          label={strings.exportCsv}
          call={itemApi.exportItems}
          input={{ collection: key }}
          fileName={`${key}.csv`}
        />
      )}
      <ItemImportDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        collection={key}
        names={names}
      />
    </>
  )
}
