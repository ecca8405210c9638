import { useEffect, useState } from 'react'
import { collectionEntity } from '#contract/collection/collection.ts'
import { itemEntity } from '#contract/item/item.ts'
import { fieldLabelOf } from '#web/admin/editor/history/history-value.ts'
import { browserApiClient } from '#web/api/browser-client.ts'
import { translationStrings as strings } from './translation-strings.ts'

const isDefinedAtRunTime = (entity: string): boolean =>
  entity === collectionEntity.name || entity === itemEntity.name

/** Labels of the fields of all collections, by the ids of the fields. */
const loadLabels = async (): Promise<ReadonlyMap<string, string>> => {
  const { collections } = await browserApiClient.collection.collections({ status: 'all' })
  return new Map(collections.flatMap(({ fields }) => fields.map(({ id, label }) => [id, label])))
}

/**
 * Returns a function that returns the label of a translatable text. Names of texts of collections and items
 * contain ids of fields, which are replaced once their labels are loaded.
 */
export const useTextLabels = (entity: string): ((name: string) => string) => {
  const [labels, setLabels] = useState<ReadonlyMap<string, string>>()
  const isWanted = isDefinedAtRunTime(entity)
  useEffect(() => {
    if (isWanted) loadLabels().then(setLabels, () => undefined)
  }, [isWanted])
  return (name) => {
    const [, id = '', ...rest] = name.split('.')
    const label = labels?.get(id)
    if (label === undefined) return strings.field(name, fieldLabelOf)
    const part = rest.at(-1)
    return part === undefined ? label : strings.partOf(label, fieldLabelOf(part))
  }
}
