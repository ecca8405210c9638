import type { ApiCall, CallMap } from '#contract/call/call.ts'
import type { EntityDefinition } from '#contract/call/entity.ts'

export interface EntityWithCalls {
  readonly definition: EntityDefinition
  readonly api: CallMap
  /** Input of lists and forms that has no field, such as the collection of items. */
  readonly within?: Readonly<Record<string, string>>
}

/** Returns the calls of an entity by purpose. Throws if the calls to list, add or remove are missing. */
export const entityCallsOf = ({ definition: { name, calls }, api }: EntityWithCalls) => {
  const callNamed = (call: string | undefined): ApiCall | undefined =>
    call === undefined ? undefined : api[call]
  const list = callNamed(calls?.find ?? calls?.list)
  const add = callNamed(calls?.add)
  const remove = callNamed(calls?.remove)
  if (!list || !add || !remove) throw new Error(`${name} has no calls for a panel`)
  return { list, add, remove, update: callNamed(calls?.update), reorder: callNamed(calls?.reorder) }
}
