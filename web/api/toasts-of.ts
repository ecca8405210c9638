import { api } from '#contract/api.ts'
import type { Call } from '#contract/call/call.ts'
import { type EntityDefinition, messagesOf, orderSaved } from '#contract/call/entity.ts'
import { entities } from '#contract/lifecycle/entities.ts'
import { type CallToasts, toasts } from './toasts.ts'

const table: Readonly<Record<string, Readonly<Record<string, CallToasts>>>> = toasts

/** The toasts of an entity's usual calls, by call. */
export const defaultToasts = (entity: EntityDefinition) => {
  const { label, calls: { list, add, update, remove, reorder } = {} } = entity
  const { added, updated, removed } = messagesOf(entity)
  const told: readonly (readonly [string | undefined, CallToasts])[] = [
    [list, {}],
    [add, { success: added, failure: `Could Not Add ${label}` }],
    [update, { success: updated, failure: `Could Not Update ${label}` }],
    [remove, { success: removed, failure: `Could Not Delete ${label}` }],
    [reorder, { success: orderSaved }],
  ]
  return new Map(told)
}

const definitions: readonly EntityDefinition[] = entities
const defaults = new Map(definitions.map((entity) => [entity.name, defaultToasts(entity)]))

/** The table's texts take precedence over those of the definition, except for the success. */
const toastsFor = (entity: string, name: string, call: Call): CallToasts => {
  const usual = defaults.get(entity)?.get(name)
  const own = table[entity]?.[name]
  const success = call.success ?? usual?.success
  return { ...(success !== undefined && { success }), ...(own ?? usual) }
}

const byCall = new Map<Call, CallToasts>(
  Object.entries(api).flatMap(([entity, calls]) =>
    Object.entries(calls).map(([name, call]) => [call, toastsFor(entity, name, call)] as const),
  ),
)

/** What a person is told about a call. */
export const toastsOf = (call: Call): CallToasts => byCall.get(call) ?? {}
