import type { Call, CallMap } from '#contract/call/call.ts'
import type { EntityDefinition } from '#contract/call/entity.ts'

/** An entity with the calls that its definition names. */
export interface EntityWithCalls {
  readonly definition: EntityDefinition
  readonly api: CallMap
}

/** The calls by which the entries of an entity are kept; a panel needs at least these three. */
export const callsOf = ({ definition: { name, calls }, api }: EntityWithCalls) => {
  const named = (call: string | undefined): Call | undefined =>
    call === undefined ? undefined : api[call]
  const list = named(calls?.find ?? calls?.list)
  const add = named(calls?.add)
  const remove = named(calls?.remove)
  if (!list || !add || !remove) throw new Error(`${name} has no calls for a panel`)
  return { list, add, remove, update: named(calls?.update), reorder: named(calls?.reorder) }
}
