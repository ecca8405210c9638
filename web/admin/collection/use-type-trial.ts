import { useEffect, useState } from 'react'
import type { TypeTrial } from '#contract/collection/collection.ts'
import type { CollectionField } from '#contract/collection/collection-field.ts'
import { browserApiClient } from '#web/api/browser-client.ts'
import { type FieldDraft, mayLoseValues } from './field-draft.ts'

const delayMs = 300

/** Requests how many stored values of a field would fit the changed one. */
export const tryFieldDraft = (
  collectionId: string,
  { id = '', type, options, multiple, collection }: FieldDraft,
): Promise<TypeTrial> =>
  browserApiClient.collection.tryField({
    collectionId,
    fieldId: id,
    type,
    multiple,
    collection,
    options: options.filter(({ label }) => label.trim() !== ''),
  })

/** Checks after a change of a saved field which of its values fit. Returns null if all do anyway. */
export const useTypeTrial = (
  collectionId: string | undefined,
  saved: CollectionField | undefined,
  field: FieldDraft,
): TypeTrial | 'checking' | 'failed' | null => {
  const isWanted = saved !== undefined && mayLoseValues(saved, field)
  const wanted = isWanted ? JSON.stringify(field) : ''
  const [found, setFound] = useState<{ of: string; trial: TypeTrial | 'failed' }>()
  useEffect(() => {
    if (wanted === '' || collectionId === undefined) return
    let isCurrent = true
    const store = (trial: TypeTrial | 'failed') => isCurrent && setFound({ of: wanted, trial })
    const timer = setTimeout(
      () => tryFieldDraft(collectionId, JSON.parse(wanted)).then(store, () => store('failed')),
      delayMs,
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [collectionId, wanted])
  if (!isWanted) return null
  return found?.of === wanted ? found.trial : 'checking'
}
