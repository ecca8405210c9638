import type { SalusClient } from '#contract/api.ts'
import { collectionFieldTypes } from '#contract/collection/collection-field.ts'

/** A field of each type. Its key is the type. */
export const fieldsOfEveryType = collectionFieldTypes.map((type) => ({
  key: type === 'line' || type === 'link' ? type : `${type}Value`,
  label: `The ${type}`,
  help: `About the ${type}`,
  type,
  multiple: true,
  inList: true,
  ...(type === 'choice' && { options: ['One', 'Two'] }),
}))

/** Adds a collection with a field of each type. */
export const makeCollection = async (admin: SalusClient, many: string) =>
  (
    await admin.collection.addCollection({
      names: { one: `${many} entry`, many },
      intro: `About ${many}`,
      fields: fieldsOfEveryType,
      filters: ['choice', 'flag', 'number', 'date', 'people'].flatMap((type) =>
        fieldsOfEveryType.filter((field) => field.type === type).map(({ key }) => key),
      ),
      dates: 'span',
      order: 'newest',
      hasPages: true,
    })
  ).data
