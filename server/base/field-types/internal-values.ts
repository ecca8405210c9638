import { sql } from 'kysely'
import type { FieldOf } from '#contract/call/field-types/any-field.ts'
import { nameKeyOf } from '#server/base/db/name-key.ts'
import { emailKeyOf } from '#server/base/text/email-key.ts'
import type { FieldValues } from './field-values.ts'

export const internal: FieldValues<FieldOf<'internal'>> = {
  sort: sql.ref,
  follow: ({ keyOf = '', isOf }, given) => {
    const named: unknown = Reflect.get(given, keyOf)
    if (typeof named !== 'string') return undefined
    return isOf === 'email' ? emailKeyOf(named) : nameKeyOf(named)
  },
}
