import { sql } from 'kysely'
import type { EntityFieldOfKind } from '#contract/call/field-types/any-field.ts'
import { nameKeyOf } from '#server/base/db/name-key.ts'
import { normalizeEmail } from '#server/base/text/email-key.ts'
import type { FieldTypeBehavior } from './field-values.ts'

export const internal: FieldTypeBehavior<EntityFieldOfKind<'internal'>> = {
  sort: sql.ref,
  follow: ({ keyOf = '', isOf }, given) => {
    const named: unknown = Reflect.get(given, keyOf)
    if (typeof named !== 'string') return undefined
    return isOf === 'email' ? normalizeEmail(named) : nameKeyOf(named)
  },
}
