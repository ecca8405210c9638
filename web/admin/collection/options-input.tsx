import { Plus, Trash2 } from 'lucide-react'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { Button } from '#web/ui/button.tsx'
import { focusFirstControl } from '#web/ui/focus-first.ts'
import { Input } from '#web/ui/form/input.tsx'
import { keepFocusInList } from '#web/ui/keep-focus.ts'
import { SortableList } from '#web/ui/list/sortable.tsx'
import { useStableRowIds } from '#web/ui/list/use-stable-rows.ts'
import { collectionFieldStrings as strings } from './collections-strings.ts'
import type { FieldDraft } from './field-draft.ts'

type Options = FieldDraft['options']

type OptionsInputProps = {
  options: Options
  errorOf: (index: number) => string | undefined
  onChange: (options: Options) => void
}

/** Ordered options of a choice. */
export function OptionsInput({ options, errorOf, onChange }: OptionsInputProps) {
  const rows = useStableRowIds(options, onChange)
  return (
    <fieldset ref={keepFocusInList} className="grid gap-2">
      <legend className="mb-1.5 font-medium text-sm">{strings.options}</legend>
      <SortableList
        compact
        items={options.map((option, index) => {
          const name = option.label || strings.option(index + 1)
          const error = errorOf(index)
          return {
            id: rows.ids[index] ?? '',
            name,
            content: (
              <div
                ref={rows.isAdded(index) ? focusFirstControl : null}
                className="flex items-center gap-1"
              >
                <div className="min-w-0 flex-1">
                  <Input
                    aria-label={strings.option(index + 1)}
                    aria-invalid={error !== undefined}
                    dir="auto"
                    value={option.label}
                    onChange={({ currentTarget }) =>
                      onChange(options.with(index, { ...option, label: currentTarget.value }))
                    }
                    onKeyDown={(event) => {
                      if (event.key !== 'Enter') return
                      // Enter would save the whole form.
                      event.preventDefault()
                      rows.add({ label: '' })
                    }}
                  />
                  {error && (
                    <p role="alert" className="mt-1 font-medium text-accent text-sm">
                      {error}
                    </p>
                  )}
                </div>
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={strings.removeOption(name)}
                  onClick={() => rows.remove(index)}
                >
                  <Trash2 aria-hidden="true" />
                </Button>
              </div>
            ),
          }
        })}
        onOrder={rows.order}
        moveUp={commonAdminStrings.moveUp}
        moveDown={commonAdminStrings.moveDown}
      />
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        onClick={() => rows.add({ label: '' })}
      >
        <Plus aria-hidden="true" />
        {strings.addOption}
      </Button>
    </fieldset>
  )
}
