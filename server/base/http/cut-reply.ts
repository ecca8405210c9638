import { z } from 'zod'

type Cut = (value: unknown) => unknown

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

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

const known = new WeakMap<z.core.$ZodType, Cut | null>()

/** Cuts values of a schema, or null where there is nothing that could be cut off; made once for each schema. */
const cutterOf = (schema: z.core.$ZodType): Cut | null => {
  let cut = known.get(schema)
  if (cut === undefined) {
    cut = makeCutter(schema)
    known.set(schema, cut)
  }
  return cut
}

const makeCutter = (schema: z.core.$ZodType): Cut | null => {
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
    // Which of several shapes a value has cannot be told without checking it.
    if (schema.options.some((option) => cutterOf(option) !== null)) {
      throw new TypeError('A reply must not choose between objects: use one with optional fields')
    }
  }
  return null
}

/** What leaves the server of an answer: the fields its schema names, at every depth, and no other. */
export const createReplyCut = (reply: z.ZodObject): ((fields: object) => object) => {
  const cut = cutObject(reply)
  return (fields) => {
    const kept = cut(fields)
    return isRecord(kept) ? kept : {}
  }
}
