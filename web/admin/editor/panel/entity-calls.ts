import type { Call, CallMap } from '#contract/call/call.ts'
import type { EntityDefinition } from '#contract/call/entity.ts'

export interface EntityWithCalls {
  readonly definition: EntityDefinition
  readonly api: CallMap
}

/** Returns the calls of an entity by purpose. Throws if the calls to list, add or remove are missing. */
export const callsOf = ({ definition: { name, calls }, api }: EntityWithCalls) => {
  const named = (call: string | undefined): Call | undefined =>
    call === undefined ? undefined : api[call]
  const list = named(calls?.find ?? calls?.list)
  const add = named(calls?.add)
  const remove = named(calls?.remove)
  if (!list || !add || !remove) throw new Error(`${name} has no calls for a panel`)
  return { list, add, remove, update: named(calls?.update), reorder: named(calls?.reorder) }
}
