import { sql } from 'kysely'
import { lacksRequiredValue, readMissingLabels } from '#server/item/health-store.ts'
import { createTableCheck } from '../check.ts'
import { isPublishedSql } from './published.ts'

export const itemWithoutRequiredValueCheck = createTableCheck({
  name: 'itemWithoutRequiredValue',
  label: 'Items that lack a required value',
  weight: 50,
  entity: 'item',
  where: async ({ queries }) =>
    sql<boolean>`${isPublishedSql('item')} and ${await lacksRequiredValue(queries)}`,
  text: 'A required field became empty, or was not required before.',
  field: '',
  complete: async ({ queries }, found) => {
    const labels = await readMissingLabels(
      queries,
      found.map(({ id }) => id),
    )
    return found.map((each) => {
      const missing = labels.get(each.id)?.join(', ')
      return missing ? { ...each, text: `Its collection requires: ${missing}.` } : each
    })
  },
})
