import { requiredTextSchema, textSchema } from '#contract/call/fields.ts'
import { hrefOf } from '#contract/call/href.ts'
import { z } from '#contract/call/zod.ts'
import { videoFileNameOfUrl } from '#contract/media/film.ts'
import { pictureFileNameOfUrl } from '#contract/media/picture-facts.ts'
import type { ContentField, ListItemField } from './content-field.ts'
import { contentFields, isContentName } from './fields.ts'
import type { ChangedContent, ContentValue } from './group.ts'

const oneLine = (words: z.ZodType<string, string>) =>
  words.refine((value) => !/[\r\n]/.test(value), 'Write this on one line')

const source = (shipped: readonly string[]) =>
  z
    .string('Choose a picture')
    .refine(
      (value) => shipped.includes(value) || pictureFileNameOfUrl(value) !== null,
      'Choose a picture, or upload one',
    )

const picture = (shipped: readonly string[]) =>
  z.strictObject({
    picture: source(shipped),
    alt: requiredTextSchema('what the picture shows', 500),
  })

const partOf = (part: ListItemField): z.ZodType<string, string> => {
  if (part.kind === 'picture') return source(part.shipped)
  if (part.kind === 'choice') return z.enum(part.of, 'Choose one of the list')
  return part.kind === 'line'
    ? oneLine(requiredTextSchema('a text', part.most))
    : textSchema(part.most)
}

const atMost = (most: number) => `At most ${most.toLocaleString('en')} entries`

/** Returns the schema of a field's value. */
const schemaOf = (field: ContentField): z.ZodType<ContentValue, unknown> => {
  switch (field.kind) {
    case 'line':
      return oneLine(
        field.optional ? textSchema(field.most) : requiredTextSchema('a text', field.most),
      )
    case 'text':
      return textSchema(field.most)
    case 'target':
      return textSchema(2_000).refine(
        (value) => value === '' || hrefOf(value) !== null,
        'Must be a path on this site or a web address',
      )
    case 'choice':
      return z.enum(Object.keys(field.of), 'Choose one of the list')
    case 'picture':
      return picture(field.shipped)
    case 'film':
      return picture(field.shipped).extend({
        film: z
          .string()
          .refine((value) => videoFileNameOfUrl(value) !== null, 'Upload the film')
          .optional(),
      })
    case 'list': {
      const parts = Object.entries(field.parts).map(([name, part]) => [name, partOf(part)] as const)
      const entry: z.ZodType<Record<string, string>> = z.strictObject(Object.fromEntries(parts))
      return z
        .array(entry, 'Must be a list')
        .min(field.least, 'At least one is needed')
        .max(field.most, atMost(field.most))
    }
    case 'sections':
      return z
        .array(z.strictObject({ section: z.enum(field.of, 'There is no such section') }))
        .max(field.of.length, atMost(field.of.length))
        .refine(
          (list) => new Set(list.map(({ section }) => section)).size === list.length,
          'Each section can stand on the page once',
        )
  }
}

const schemas = new Map<string, ReturnType<typeof schemaOf>>()

/**
 * Returns the schema of a field by name. Created on demand, because every page of the admin area
 * loads this file.
 */
const schemaNamed = (name: string) => {
  const schema = schemas.get(name) ?? (isContentName(name) && schemaOf(contentFields[name]))
  if (!schema) return undefined
  schemas.set(name, schema)
  return schema
}

/** Schema of changed fields by full name. Reports invalid values and unknown fields. */
export const contentChangesSchema = z
  .record(z.string(), z.unknown())
  .superRefine((fields, context) => {
    for (const [name, value] of Object.entries(fields)) {
      const schema = schemaNamed(name)
      const issues = schema
        ? schema.safeParse(value).error?.issues
        : [{ path: [], message: 'There is no such field' }]
      for (const { path, message } of issues ?? []) {
        context.addIssue({ code: 'custom', path: [name, ...path], message })
      }
    }
  })

/** Returns the stored fields that exist and are valid. */
export const parseStoredContent = (stored: unknown): ChangedContent => {
  const { data = {} } = z.record(z.string(), z.unknown()).safeParse(stored)
  const readable: Record<string, ContentValue> = {}
  for (const [name, value] of Object.entries(data)) {
    const parsed = schemaNamed(name)?.safeParse(value)
    if (parsed?.success) readable[name] = parsed.data
  }
  return readable
}
