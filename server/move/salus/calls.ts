import { api } from '#contract/api.ts'
import type { ApiCall, CallMap } from '#contract/call/call.ts'
import { type EntityDefinition, entityMessagesOf } from '#contract/call/entity.ts'

const groups: Readonly<Record<string, CallMap>> = api
const allCalls: readonly ApiCall[] = Object.values(groups).flatMap((calls) => Object.values(calls))

/** Finds the calls that add and update an entry, by name or by success message. */
export const findAddAndUpdateCalls = (definition: EntityDefinition) => {
  const { name, calls } = definition
  const { added, updated } = entityMessagesOf(definition)
  const find = (called: string | undefined, success: string): ApiCall | undefined =>
    groups[name]?.[called ?? ''] ?? allCalls.find((call) => call.success === success)
  return { add: find(calls?.add, added), update: find(calls?.update, updated) }
}
