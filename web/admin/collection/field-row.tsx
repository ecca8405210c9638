import { useEffect, useRef, useState } from 'react'
import type { CollectionField } from '#contract/collection/collection-field.ts'
import { Button } from '#web/ui/button.tsx'
import { focusFirstControl } from '#web/ui/focus-first.ts'
import { DisclosureArrow } from '#web/ui/layout/disclosure-arrow.tsx'
import { collectionFieldStrings as strings } from './collections-strings.ts'
import { canHaveSeveral, type FieldDraft } from './field-draft.ts'
import { type EditedCollection, FieldSettings } from './field-settings.tsx'

type FieldRowProps = {
  collection: EditedCollection
  /** The field as it is stored. Undefined for a new one. */
  saved: CollectionField | undefined
  field: FieldDraft
  /** Whether the field was just added, so that its settings are open and focused. */
  isNew: boolean
  isFilter: boolean
  /** Returns the error of a part of the field, or of the whole field for an empty name. */
  errorOf: (part: string) => string | undefined
  onChange: (changes: Partial<FieldDraft>) => void
  onFilter: (isFilter: boolean) => void
  /** Archives a saved field, and removes a new one. */
  onArchive: () => void
}

const factsOf = ({ type, unit, ...field }: FieldDraft, isFilter: boolean): string[] => [
  strings.types[type],
  ...(unit && type === 'number' ? [unit] : []),
  ...(field.multiple && canHaveSeveral(type) ? [strings.facts.multiple] : []),
  ...(field.required ? [strings.facts.required] : []),
  ...(field.inList ? [strings.facts.inList] : []),
  ...(isFilter ? [strings.facts.isFilter] : []),
]

/** A field of a collection in one line, with its settings behind it. */
export function FieldRow({ isNew, onArchive, ...props }: FieldRowProps) {
  const { saved, field, isFilter, errorOf } = props
  const [isOpen, setOpen] = useState(isNew)
  const settings = useRef<HTMLDivElement>(null)
  const hasError = errorOf('') !== undefined
  useEffect(() => {
    if (isNew) focusFirstControl(settings.current)
  }, [isNew])
  const name = field.label || strings.unnamed
  return (
    <details
      open={isOpen || hasError}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
        <DisclosureArrow />
        <span className="min-w-0 wrap-anywhere">
          <bdi className="font-medium">{name}</bdi>{' '}
          <span className="ms-1 text-ink-faint">{factsOf(field, isFilter).join(' · ')}</span>
        </span>
      </summary>
      {(isOpen || hasError) && (
        // As wide as the row, below its buttons.
        <div ref={settings} className="-me-20 grid gap-4 pt-2 pb-3 max-sm:-ms-7">
          <FieldSettings {...props} />
          <Button
            size="sm"
            variant="quiet"
            className="-ms-3.5 justify-self-start"
            aria-label={saved ? strings.archiveField(name) : strings.removeField(name)}
            onClick={onArchive}
          >
            {saved ? strings.archive : strings.remove}
          </Button>
        </div>
      )}
    </details>
  )
}
