import type { SalusClient } from '#contract/api.ts'
import type { EntityDefinition } from '#contract/call/entity.ts'
import { databaseKind } from '#server/tools/testing/database/database.ts'
import { allCalls, makeCall } from '#server/tools/testing/http/contract-check.ts'
import { sampleOf } from './sample-of.ts'

/** One change, and the call that makes it. */
export type Step = readonly [call: string, run: (admin: SalusClient) => Promise<unknown>]

/**
 * A step for each field alone: a page that misses one of them cannot hide behind the others. On PostgreSQL one step for
 * all of them: which fields a change concerns is decided before any SQL.
 */
export const perField = <T extends object>(
  call: string,
  fields: T,
  update: (admin: SalusClient, field: Partial<T>) => Promise<unknown>,
): Step[] => {
  if (databaseKind === 'postgres') return [[call, (admin) => update(admin, fields)]]
  return Object.keys(fields).map((name) => {
    const field: Partial<T> = {}
    for (const key in fields) if (key === name) field[key] = fields[key]
    return [call, (admin) => update(admin, field)]
  })
}

/** Fields that say who changes what, and whether visitors see it. */
const notContent = new Set(['version', 'status', 'publishAt', 'unpublishAt', 'lang'])

/**
 * A step for each of these fields alone, and one with all others that the call takes: a new field joins by itself, and
 * one whose value cannot be made up from its kind must be given.
 */
export const everyField = (
  name: string,
  definition: EntityDefinition,
  { entry, alone, together = {} }: { entry: object; alone: object; together?: object },
): Step[] => {
  const call = allCalls.find((each) => each.name === name)?.call
  if (!call) throw new Error(`There is no call ${name}`)
  const rest = Object.keys(call.input.shape).filter(
    (key) => !(key in entry) && !(key in alone) && !notContent.has(key),
  )
  const others = rest.map((key) => [key, Reflect.get(together, key) ?? sampleOf(definition, key)])
  return [
    ...perField(name, alone, (admin, field) => makeCall(admin, name, { ...entry, ...field })),
    ...(rest.length === 0
      ? []
      : [
          [
            name,
            (admin) => makeCall(admin, name, { ...entry, ...Object.fromEntries(others) }),
          ] satisfies Step,
        ]),
  ]
}
