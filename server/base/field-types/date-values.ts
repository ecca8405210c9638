import { sql } from 'kysely'
import type { FieldValues } from './field-values.ts'
import { plainValues } from './plain-values.ts'

export const date: FieldValues = {
  ...plainValues,
  sort: sql.ref,
  hasDirection: true,
  toFact: (moment) => moment.slice(0, 10),
}
