import { sql } from 'kysely'
import type { FieldTypeBehavior } from './field-values.ts'
import { plainTextBehavior } from './plain-values.ts'

export const date: FieldTypeBehavior = {
  ...plainTextBehavior,
  sort: sql.ref,
  hasDirection: true,
  toFact: (moment) => moment.slice(0, 10),
}
