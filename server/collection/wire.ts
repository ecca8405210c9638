import type { Collection } from '#contract/collection/collection.ts'
import { activeFilterKeys } from '#contract/collection/collection-field.ts'
import type { CollectionEntry } from './store.ts'

const wireNames: Readonly<Record<string, string>> = { one: 'names.one', many: 'names.many' }

/** Converts a collection to the format of responses, without archived fields unless `withArchived`. */
export const toCollection = (
  { one, many, untranslated, fields, filters, ...rest }: CollectionEntry,
  withArchived: boolean,
): Collection => {
  const shown = withArchived ? fields : fields.filter(({ archived }) => !archived)
  const known = activeFilterKeys(fields)
  return {
    ...rest,
    ...(untranslated && { untranslated: untranslated.map((name) => wireNames[name] ?? name) }),
    names: { one, many },
    fields: [...shown],
    filters: filters.filter((key) => known.includes(key)),
  }
}
