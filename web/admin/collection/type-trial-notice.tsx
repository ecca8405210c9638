import type { TypeTrial } from '#contract/collection/collection.ts'
import type { CollectionField } from '#contract/collection/collection-field.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { Button } from '#web/ui/button.tsx'
import { collectionFieldStrings, typeTrialStrings as strings } from './collections-strings.ts'
import type { FieldDraft } from './field-draft.ts'

type TypeTrialNoticeProps = {
  trial: TypeTrial | 'checking' | 'failed'
  saved: CollectionField
  field: FieldDraft
  /** Returns the URL of an item's form. */
  itemUrl: (id: string) => string
  /** Makes texts the options of a choice. */
  onOptions: (labels: readonly string[]) => void
}

const box = 'grid gap-2 rounded-md border border-line-strong bg-sunk px-4 py-3 text-sm'

/** Explains which stored values fit a changed field, and which would be kept aside. */
export function TypeTrialNotice({ trial, saved, field, itemUrl, onOptions }: TypeTrialNoticeProps) {
  if (trial === 'checking' || trial === 'failed')
    return (
      <p role="status" className={box}>
        {strings[trial]}
      </p>
    )
  const { fits, misfits, misfitCount } = trial
  if (fits + misfitCount === 0)
    return (
      <p role="status" className={box}>
        {strings.none}
      </p>
    )
  const values = [...new Set(misfits.map(({ value }) => value))]
  return (
    <div role="status" className={box}>
      <p className="font-medium">
        {fits > 0 && strings.fits(fits)} {misfitCount > 0 && strings.misfits(misfitCount)}
      </p>
      {misfits.length > 0 && (
        <ul className="grid max-h-52 gap-1 overflow-y-auto">
          {misfits.map(({ itemId, title, value }) => (
            <li key={itemId} className="wrap-anywhere grid gap-x-3 sm:grid-cols-2">
              <a href={itemUrl(itemId)} target="_blank" rel="noopener" className="link" dir="auto">
                {commonAdminStrings.named(title)}
              </a>
              <span dir="auto" className="text-ink-soft">
                {value}
              </span>
            </li>
          ))}
        </ul>
      )}
      {misfitCount > misfits.length && <p>{strings.more(misfitCount - misfits.length)}</p>}
      {field.type === 'choice' && saved.type === 'line' && misfits.length > 0 && (
        <Button
          size="sm"
          variant="secondary"
          className="justify-self-start"
          onClick={() => onOptions(values)}
        >
          {collectionFieldStrings.makeOptions(values.length)}
        </Button>
      )}
      {misfitCount > 0 && (
        <p className="text-ink-soft">
          {field.type === saved.type
            ? strings.keptOptions
            : strings.kept(collectionFieldStrings.types[saved.type])}
        </p>
      )}
    </div>
  )
}
