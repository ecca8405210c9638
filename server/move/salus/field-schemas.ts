import { api } from '#contract/api.ts'
import type { Call, CallMap } from '#contract/call/call.ts'
import { type EntityDefinition, type Field, messagesOf } from '#contract/call/entity.ts'
import { id, text } from '#contract/call/fields.ts'
import { publishing } from '#contract/call/publishing.ts'
import { z } from '#contract/call/zod.ts'
import { mediaName } from '#contract/media/film.ts'

const groups: Readonly<Record<string, CallMap>> = api
const all: readonly Call[] = Object.values(groups).flatMap((calls) => Object.values(calls))

/** What the calls that add and change an entry by hand take in each field. */
const shapesOf = (definition: EntityDefinition): Readonly<Record<string, z.ZodType>> => {
  const { name, calls } = definition
  const { added, updated } = messagesOf(definition)
  const find = (called: string | undefined, success: string) =>
    groups[name]?.[called ?? ''] ?? all.find((call) => call.success === success)
  const update = find(calls?.update, updated)
  const add = find(calls?.add, added)
  return { ...update?.input.shape, ...add?.input.shape }
}

const anId = id
const member = z.array(anId, 'Must be a list of ids').max(10_000, 'At most 10,000 entries')
const address = z
  .string('Must be the address of a file')
  .refine((url) => mediaName(url) !== null, 'Must be the address of a file of Salus')
const plain = text(1_000_000)
const moment = z.iso.datetime('Must be a moment such as 2030-01-31T09:00:00.000Z')

const schemaOf = (field: Field, typed: z.ZodType | undefined): z.ZodType => {
  switch (field.kind) {
    case 'parent':
      return anId
    case 'relation':
      return anId.nullable()
    case 'relations':
      return member
    case 'picture':
      return z.union([z.literal(''), address], 'Must be the address of a picture of Salus')
    case 'pictures':
      return z.array(address, 'Must be a list of addresses').max(1_000, 'At most 1,000 pictures')
    case 'flag':
      return z.boolean('Must be true or false')
    case 'choice':
      return z.enum(field.of, `Must be one of ${field.of.join(', ')}`)
    case 'list':
      return typed ?? z.never('Salus keeps nothing here')
    default:
      // Entries that are no longer complete, and drafts, may lack what their form asks for.
      return typed ? z.union([z.literal(''), typed]) : plain
  }
}

const known = new Map<string, z.ZodObject>()

/** What an entry of a kind looks like in an export: each field as its form takes it, nothing else. */
export const rowSchemaOf = (definition: EntityDefinition): z.ZodObject => {
  const found = known.get(definition.name)
  if (found) return found
  const { name, fields, order } = definition
  const typed = shapesOf(definition)
  const shape = Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => !('mirrored' in field && field.mirrored))
      .filter(([, field]) => !(field.kind === 'internal' && field.keyOf))
      .map(([key, field]) => [key, schemaOf(field, typed[key])]),
  )
  const schema = z.object({
    _id: anId,
    createdAt: moment,
    updatedAt: moment,
    ...shape,
    ...(order.by === 'position' && { position: z.int().min(0).max(1_000_000) }),
    ...(definition.publishing && publishing.shape),
  })
  known.set(name, schema)
  return schema
}
