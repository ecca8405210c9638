import { api } from '#contract/api.ts'
import type { Call, CallMap } from '#contract/call/call.ts'
import { type EntityDefinition, messagesOf } from '#contract/call/entity.ts'

const groups: Readonly<Record<string, CallMap>> = api
const allCalls: readonly Call[] = Object.values(groups).flatMap((calls) => Object.values(calls))

/** Finds the calls that add and update an entry, by name or by success message. */
export const findAddAndUpdateCalls = (definition: EntityDefinition) => {
  const { name, calls } = definition
  const { added, updated } = messagesOf(definition)
  const find = (called: string | undefined, success: string): Call | undefined =>
    groups[name]?.[called ?? ''] ?? allCalls.find((call) => call.success === success)
  return { add: find(calls?.add, added), update: find(calls?.update, updated) }
}
