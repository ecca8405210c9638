import type { EntityDefinition, Field } from '#contract/call/entity.ts'
import { dateOrNothing, id, link, markdown, text } from '#contract/call/fields.ts'
import { publishing } from '#contract/call/publishing.ts'
import { z } from '#contract/call/zod.ts'
import { mediaName } from '#contract/media/film.ts'
import { misordered } from '#server/base/entity/publish-check.ts'
import { callsOf } from './calls.ts'
import { translationFields } from './translation-schemas.ts'

const anId = id
const member = z.array(anId, 'Must be a list of ids').max(10_000, 'At most 10,000 entries')
/** The URL of a file in the media store. */
const fileUrl = z
  .string('Must be the address of a file')
  .refine((url) => mediaName(url) !== null, 'Must be the address of a file of Salus')
/** The URL of a picture, or nothing. */
export const pictureOrNone = z.union(
  [z.literal(''), fileUrl],
  'Must be the address of a picture of Salus',
)
const moment = z.iso.datetime('Must be a moment such as 2030-01-31T09:00:00.000Z')
// Headers of responses and BibTeX files contain it.
const key = text(200).regex(/^[\w:.+-]*$/, 'Must be a key of letters and digits')

/** The schemas of fields that no call takes, by kind. */
const untyped: Readonly<Partial<Record<Field['kind'], z.ZodType>>> = {
  title: text(1_000),
  text: text(200_000),
  markdown: markdown(),
  date: dateOrNothing,
  link,
  list: z.array(text(2_000)).max(10_000, 'At most 10,000 entries'),
}
const nothing = z.never('Salus keeps nothing here')

const schemaOf = (field: Field, called: z.ZodType | undefined): z.ZodType => {
  const typed = called ?? untyped[field.kind] ?? nothing
  switch (field.kind) {
    case 'parent':
      return anId
    case 'relation':
      return anId.nullable()
    case 'relations':
      return member
    case 'picture':
      return pictureOrNone
    case 'pictures':
      return z.array(fileUrl, 'Must be a list of addresses').max(1_000, 'At most 1,000 pictures')
    case 'flag':
      return z.boolean('Must be true or false')
    case 'choice':
      return z.enum(field.of, `Must be one of ${field.of.join(', ')}`)
    case 'internal':
      return key
    case 'list':
      return typed
    default:
      // Entries that are no longer complete, and drafts, may lack what their form asks for.
      return z.union([z.literal(''), typed])
  }
}

const known = new Map<string, z.ZodType<Record<string, unknown>>>()

/** The schemas of an entry's fields, each as its calls take it. */
export const fieldSchemas = (definition: EntityDefinition): Record<string, z.ZodType> => {
  if (definition.name === 'translation') return translationFields
  const { add, update } = callsOf(definition)
  const typed: Readonly<Record<string, z.ZodType>> = { ...update?.input.shape, ...add?.input.shape }
  return Object.fromEntries(
    Object.entries(definition.fields)
      .filter(([, field]) => !('mirrored' in field && field.mirrored))
      .filter(([, field]) => !(field.kind === 'internal' && field.keyOf))
      .map(([name, field]) => [name, schemaOf(field, typed[name]).optional()]),
  )
}

/** The schema of an exported entry: each field as its calls take it. Exports of older versions lack newer fields. */
export const rowSchemaOf = (
  definition: EntityDefinition,
): z.ZodType<Readonly<Record<string, unknown>>> => {
  const found = known.get(definition.name)
  if (found) return found
  const { name, order } = definition
  const stamped = z.object({
    _id: anId,
    createdAt: moment,
    updatedAt: moment,
    ...fieldSchemas(definition),
    ...(order.by === 'position' && { position: z.int().min(0).max(1_000_000) }),
  })
  const schema = definition.publishing
    ? stamped.extend(publishing.shape).superRefine((row, context) => {
        for (const { path, message } of misordered(row))
          context.addIssue({ code: 'custom', path: [path], message })
      })
    : stamped
  known.set(name, schema)
  return schema
}
