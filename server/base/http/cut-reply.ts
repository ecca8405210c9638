import { z } from 'zod'
import { createBackgroundPause } from '#server/base/db/turns.ts'
import { memoizeByObject } from '#server/base/process/memoize.ts'
import { hasLongList, isLongList, isRecord } from './print-in-turns.ts'

type Cut = (value: unknown) => unknown

const cutObject = (schema: z.ZodObject): Cut => {
  const fields = Object.entries(schema.shape).map(
    ([name, field]) => [name, cutterOf(field)] as const,
  )
  return (value) => {
    if (!isRecord(value)) return value
    const cut: Record<string, unknown> = {}
    for (const [name, cutField] of fields) {
      const part = value[name]
      if (part !== undefined) cut[name] = cutField ? cutField(part) : part
    }
    return cut
  }
}

const cutEach = (cut: Cut): Cut => {
  const each = (value: unknown) => cut(value)
  return (value) => (Array.isArray(value) ? value.map(each) : value)
}

const cutValues = (cut: Cut): Cut => {
  return (value) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cut(part)]))
      : value
}

/**
 * Returns a function that removes fields missing from the schema, or null if the schema has no
 * objects.
 */
const cutterOf: (schema: z.core.$ZodType) => Cut | null = memoizeByObject((schema) => {
  if (schema instanceof z.ZodObject) return cutObject(schema)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return cutterOf(schema.unwrap())
  }
  if (schema instanceof z.ZodArray) {
    const cut = cutterOf(schema.element)
    return cut && cutEach(cut)
  }
  if (schema instanceof z.ZodRecord) {
    const cut = cutterOf(schema.valueType)
    return cut && cutValues(cut)
  }
  if (schema instanceof z.ZodPipe) return cutterOf(schema.out)
  if (schema instanceof z.ZodUnion) {
    // Determining to which member of the union a value belongs would require validating it.
    if (schema.options.some((option) => cutterOf(option) !== null)) {
      throw new TypeError('A reply must not choose between objects: use one with optional fields')
    }
  }
  return null
})

const cutFields = async (schema: z.ZodObject, value: Record<string, unknown>) => {
  const kept: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(schema.shape)) {
    if (value[name] !== undefined) kept[name] = await cutInTurns(field, value[name])
  }
  return kept
}

const cutInTurns = async (schema: z.core.$ZodType, value: unknown): Promise<unknown> => {
  if (schema instanceof z.ZodObject && isRecord(value)) return cutFields(schema, value)
  const cut = cutterOf(schema)
  if (!(cut && schema instanceof z.ZodArray && isLongList(value))) return cut ? cut(value) : value
  const cutOne = cutterOf(schema.element)
  const kept: unknown[] = []
  const pause = createBackgroundPause()
  for (const each of value) {
    await pause()
    kept.push(cutOne ? cutOne(each) : each)
  }
  return kept
}

/**
 * Creates a function that drops all fields of a response that its schema does not name, at every
 * depth.
 */
export const createResponseFilter = (reply: z.ZodObject): ((fields: object) => Promise<object>) => {
  const cut = cutObject(reply)
  return async (fields) => {
    const kept = hasLongList(fields) ? await cutInTurns(reply, fields) : cut(fields)
    return isRecord(kept) ? kept : {}
  }
}
