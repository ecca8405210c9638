import { useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { DisclosureArrow } from '#web/ui/layout/disclosure-arrow.tsx'
import { collectionFieldStrings as strings } from './collections-strings.ts'
import type { FieldDraft } from './field-draft.ts'
import { tryFieldDraft } from './use-type-trial.ts'

type ArchivedFieldsProps = {
  collectionId: string | undefined
  fields: readonly FieldDraft[]
  /** Key of the field that was archived last. Its consequence is shown. */
  last: string
  onBringBack: (field: FieldDraft) => void
}

export function ArchivedFields({ collectionId, fields, last, onBringBack }: ArchivedFieldsProps) {
  const isJustArchived = fields.some(({ key }) => key === last)
  return (
    <details open={isJustArchived} className="rounded-lg border border-line px-4 py-3 text-sm">
      <summary className="flex w-fit cursor-pointer gap-2 text-ink-soft">
        <DisclosureArrow />
        {strings.archived(fields.length)}
      </summary>
      <p className="mt-2 text-ink-faint">{strings.archivedHint}</p>
      <ul className="mt-2 divide-y divide-line">
        {fields.map((field) => (
          <li key={field.key} className="flex items-center justify-between gap-3 py-1">
            <div className="min-w-0">
              <p dir="auto" className="wrap-anywhere">
                {field.label} <span className="text-ink-faint">· {strings.types[field.type]}</span>
              </p>
              {field.key === last && collectionId !== undefined && (
                <KeptValues collectionId={collectionId} field={field} />
              )}
            </div>
            <Button
              size="sm"
              variant="quiet"
              aria-label={strings.bringBackField(field.label)}
              onClick={() => onBringBack(field)}
            >
              {strings.bringBack}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** States how many items have a value of a field, which archiving keeps. */
function KeptValues({ collectionId, field }: { collectionId: string; field: FieldDraft }) {
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    let isCurrent = true
    tryFieldDraft(collectionId, field).then(
      ({ fits, misfitCount }) => isCurrent && setCount(fits + misfitCount),
      // If counting fails, the general hint above has to do.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [collectionId, field])
  return (
    <p role="status" className="text-ink-soft empty:hidden">
      {count !== null && strings.keeps(count)}
    </p>
  )
}
