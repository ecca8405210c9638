import type { SalusClient } from '#contract/api.ts'
import type { EntityDefinition } from '#contract/call/entity.ts'
import { databaseKind } from '#server/tools/testing/database/database.ts'
import { allCalls, makeCall } from '#server/tools/testing/http/contract-check.ts'
import { sampleValueOf } from './sample-of.ts'

/** The name of a call, and a function that makes it. */
export type WriteStep = readonly [call: string, run: (admin: SalusClient) => Promise<unknown>]

/**
 * Builds a step for each field, so that a page that misses one of them is noticed. On PostgreSQL, builds one step for all fields,
 * because no SQL decides which fields a change concerns.
 */
export const stepPerField = <T extends object>(
  call: string,
  fields: T,
  update: (admin: SalusClient, field: Partial<T>) => Promise<unknown>,
): WriteStep[] => {
  if (databaseKind === 'postgres') return [[call, (admin) => update(admin, fields)]]
  return Object.keys(fields).map((name) => {
    const field: Partial<T> = {}
    for (const key in fields) if (key === name) field[key] = fields[key]
    return [call, (admin) => update(admin, field)]
  })
}

/** Fields about the edit and the visibility of an entry, not its content. */
const notContent = new Set(['version', 'status', 'publishAt', 'unpublishAt', 'lang'])

/**
 * Builds a step for each field in `alone`, and one for all other fields of the call. New fields get a sample value by kind, or
 * must be given.
 */
export const stepsForFields = (
  name: string,
  definition: EntityDefinition,
  { entry, alone, together = {} }: { entry: object; alone: object; together?: object },
): WriteStep[] => {
  const call = allCalls.find((each) => each.name === name)?.call
  if (!call) throw new Error(`There is no call ${name}`)
  const rest = Object.keys(call.input.shape).filter(
    (key) => !(key in entry) && !(key in alone) && !notContent.has(key),
  )
  const others = rest.map((key) => [
    key,
    Reflect.get(together, key) ?? sampleValueOf(definition, key),
  ])
  return [
    ...stepPerField(name, alone, (admin, field) => makeCall(admin, name, { ...entry, ...field })),
    ...(rest.length === 0
      ? []
      : [
          [
            name,
            (admin) => makeCall(admin, name, { ...entry, ...Object.fromEntries(others) }),
          ] satisfies WriteStep,
        ]),
  ]
}
