import { api } from '#contract/api.ts'
import type { ApiCall } from '#contract/call/call.ts'
import type { EntityDefinition } from '#contract/call/entity.ts'
import { allEntityDefinitions } from '#contract/lifecycle/entities.ts'
import { type CallToasts, callToastOverrides } from './toasts.ts'

const table: Readonly<Record<string, Readonly<Record<string, CallToasts>>>> = callToastOverrides

/** Returns the default error messages of an entity by call name. */
export const buildDefaultFailureToasts = ({ label, calls = { list: '' } }: EntityDefinition) =>
  new Map<string | undefined, string>([
    [calls.add, `Could Not Add ${label}`],
    [calls.update, `Could Not Update ${label}`],
    [calls.remove, `Could Not Delete ${label}`],
  ])

const definitions: readonly EntityDefinition[] = allEntityDefinitions
const failures = new Map(
  definitions.map((entity) => [entity.name, buildDefaultFailureToasts(entity)]),
)

/** Texts in `callToasts` override the defaults. */
const toastsFor = (entity: string, name: string): CallToasts => {
  const failure = failures.get(entity)?.get(name)
  return table[entity]?.[name] ?? (failure === undefined ? {} : { failure })
}

const keyOf = ({ method, path }: ApiCall): string => `${method} ${path}`

// By path, because the calls of a collection are created at run time.
const byCall = new Map<string, CallToasts>(
  Object.entries(api).flatMap(([entity, calls]) =>
    Object.entries(calls).map(([name, call]) => [keyOf(call), toastsFor(entity, name)] as const),
  ),
)

export const toastsOfCall = (call: ApiCall): CallToasts => ({
  ...(call.success !== undefined && { success: call.success }),
  ...byCall.get(keyOf(call)),
})
