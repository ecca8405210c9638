import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { CollectionDefinition } from '#contract/collection/collection.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { useFormErrors } from '#web/api/call-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { HiddenListInput } from '#web/ui/form/list-value.tsx'
import { keepFocusInList } from '#web/ui/keep-focus.ts'
import { SortableList } from '#web/ui/list/sortable.tsx'
import { ArchivedFields } from './archived-fields.tsx'
import { collectionFieldStrings as strings } from './collections-strings.ts'
import { toFieldInput } from './field-draft.ts'
import { FieldRow } from './field-row.tsx'
import type { EditedCollection } from './field-settings.tsx'
import { useFieldDrafts } from './use-field-drafts.ts'

type FieldsInputProps = {
  collection: EditedCollection
  initial: Pick<CollectionDefinition, 'fields' | 'filters'>
}

/** The fields of a collection, in an order that can be changed. The form receives them and the filters as JSON. */
export function FieldsInput({ collection, initial }: FieldsInputProps) {
  const drafts = useFieldDrafts(initial.fields, initial.filters)
  const { shown, archived, rows } = drafts
  const [last, setLast] = useState('')
  const errors = useFormErrors()
  const errorOf = (path: string) =>
    errors.find((each) => each.path === path || each.path.startsWith(`${path}.`))?.message
  const ownError = errors.find(({ path }) => path === 'fields')?.message
  return (
    <div className="grid gap-3">
      <HiddenListInput
        name="fields"
        value={drafts.all.map(toFieldInput)}
        onPut={drafts.putFields}
      />
      <HiddenListInput name="filters" value={drafts.filters} onPut={drafts.putFilters} />
      {ownError && (
        <p role="alert" className="font-medium text-accent text-sm">
          {ownError}
        </p>
      )}
      <div ref={keepFocusInList} className="grid gap-3">
        <SortableList
          compact
          items={shown.map((field, index) => ({
            id: rows.ids[index] ?? '',
            name: field.label || strings.unnamed,
            content: (
              <FieldRow
                collection={collection}
                saved={collection.saved?.fields.find(({ id }) => id === field.id)}
                field={field}
                isNew={rows.isAdded(index) && field.id === undefined}
                isFilter={drafts.filters.includes(field.key)}
                errorOf={(part) => errorOf(part ? `fields.${index}.${part}` : `fields.${index}`)}
                onChange={(changes) => drafts.change(field, changes)}
                onFilter={(isFilter) => drafts.setFilter(field, isFilter)}
                onArchive={() => {
                  setLast(field.key)
                  drafts.archive(field)
                }}
              />
            ),
          }))}
          onOrder={rows.order}
          moveUp={commonAdminStrings.moveUp}
          moveDown={commonAdminStrings.moveDown}
        />
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={drafts.add}>
          <Plus aria-hidden="true" />
          {strings.add}
        </Button>
        {archived.length > 0 && (
          <ArchivedFields
            collectionId={collection.saved?._id}
            fields={archived}
            last={last}
            onBringBack={drafts.bringBack}
          />
        )}
      </div>
    </div>
  )
}
