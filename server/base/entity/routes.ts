import { z } from 'zod'
import { type ApiCall, type CallMap, idFieldNameOf, listFieldNameOf } from '#contract/call/call.ts'
import { type EntityDefinition, fieldWireNameOf, publishingColumns } from '#contract/call/entity.ts'
import { listStatuses } from '#contract/call/list-status.ts'
import { idempotencyKeySchema } from '#server/base/db/request-keys.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'
import { type ApiModule, type CallContext, createApiModule } from '#server/base/http/implement.ts'
import type { BaseServices } from './base-services.ts'
import { createEntityCallHandlers } from './handlers.ts'
import type { VersionedEntry } from './record.ts'
import { createEntityStore } from './store.ts'

type Input = Readonly<Record<string, unknown>>
type Handle = (ask: CallContext<ApiCall>) => Promise<Record<string, unknown>>

interface AnyEntry extends VersionedEntry {
  readonly [field: string]: unknown
}

const part = z.object({
  limit: z.int().optional(),
  offset: z.int().optional(),
  search: z.string().optional(),
  status: z.enum(listStatuses).optional(),
})
const asked = z.object({ status: z.literal('all').optional() })
const order = z.object({ ids: z.array(z.string()) })
const signedIn = z.object({
  accountId: z.string(),
  name: z.string(),
  requestKey: idempotencyKeySchema.optional(),
})
const base = z.object({ version: z.int().optional() })

const idIn = (call: ApiCall, input: Input): string => String(input[idFieldNameOf(call)])

const fieldsIn = (definition: EntityDefinition, input: Input) => {
  const fields: Record<string, unknown> = {}
  const pictures: Record<string, File | string | undefined> = {}
  for (const [name, { kind }] of Object.entries(definition.fields)) {
    const value = input[fieldWireNameOf(definition, name)]
    if (kind !== 'picture') fields[name] = value
    else if (value instanceof File || typeof value === 'string') pictures[name] = value
  }
  if (definition.publishing) {
    for (const name of publishingColumns) fields[name] = input[name]
  }
  return { fields, pictures }
}

export const entityRoutes = <M extends CallMap>(
  services: BaseServices,
  name: string,
  calls: M,
): ApiModule<M> => {
  const definition = entityDefinitionOf(name)
  if (definition === undefined) throw new Error(`There is no definition of ${name}`)
  const { list, one, add, update, remove, reorder } = createEntityCallHandlers(
    services,
    createEntityStore<AnyEntry>(definition),
  )
  const byUse: Readonly<Record<string, (call: ApiCall) => Handle>> = {
    list: (call) => {
      const name = listFieldNameOf(call)
      return async ({ input, who }) => {
        const { entries, total } = await list(part.parse(input), who)
        return { [name]: entries, total }
      }
    },
    one:
      (call) =>
      async ({ input, who }) => ({
        data: await one(idIn(call, input), asked.parse(input), who),
      }),
    add:
      () =>
      async ({ input, who }) => {
        const { fields, pictures } = fieldsIn(definition, input)
        return add(signedIn.parse(who), fields, pictures)
      },
    update:
      (call) =>
      async ({ input, who }) => {
        const { fields, pictures } = fieldsIn(definition, input)
        const { version } = base.parse(input)
        return update(signedIn.parse(who), { id: idIn(call, input), version }, fields, pictures)
      },
    remove:
      (call) =>
      ({ input, who }) =>
        remove(signedIn.parse(who), idIn(call, input)),
    reorder:
      () =>
      ({ input, who }) =>
        reorder(signedIn.parse(who), order.parse(input).ids),
  }
  const uses = new Map(Object.entries(definition.calls ?? {}).map(([use, name]) => [name, use]))
  const handlers = Object.entries<ApiCall>(calls).map(([name, call]) => {
    const handle = byUse[uses.get(name) ?? '']?.(call)
    if (handle === undefined) throw new Error(`The definition has no use for ${call.path}`)
    return [name, handle] as const
  })
  const { mount, answer } = createApiModule<CallMap>(calls, Object.fromEntries(handlers))
  return { calls, mount, answer }
}
