import { sql } from 'kysely'
import type { FieldType } from './field-type.ts'
import { plain } from './plain.ts'

export const date: FieldType = {
  ...plain,
  sort: sql.ref,
  hasDirection: true,
  toFact: (moment) => moment.slice(0, 10),
}
