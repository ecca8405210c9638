import { type EntityDefinition, titleFieldNameOf } from '#contract/call/entity.ts'
import { fieldTypeOf } from '#contract/call/field-types/any-field.ts'
import { entryIdSchema } from '#contract/call/fields.ts'
import { publishingSchema } from '#contract/call/publishing.ts'
import { z } from '#contract/call/zod.ts'
import { scheduleErrors } from '#server/base/entity/publish-check.ts'
import { findAddAndUpdateCalls } from './calls.ts'
import { exportedTranslationSchemas } from './translation-schemas.ts'

const moment = z.iso.datetime('Must be a moment such as 2030-01-31T09:00:00.000Z')

const schemasByEntity = new Map<string, z.ZodType<Record<string, unknown>>>()

export const exportedFieldSchemasOf = (definition: EntityDefinition): Record<string, z.ZodType> => {
  if (definition.name === 'translation') return exportedTranslationSchemas
  const { add, update } = findAddAndUpdateCalls(definition)
  const typed: Readonly<Record<string, z.ZodType>> = { ...update?.input.shape, ...add?.input.shape }
  return Object.fromEntries(
    Object.entries(definition.fields)
      .filter(([, field]) => !fieldTypeOf(field).isDerived?.(field))
      .map(([name, field]) => [name, fieldTypeOf(field).schema(field, typed[name]).optional()]),
  )
}

/**
 * Builds the schema of an exported entry. Fields except the title are optional, because exports of older versions
 * lack newer ones.
 */
export const exportedRowSchemaOf = (
  definition: EntityDefinition,
): z.ZodType<Readonly<Record<string, unknown>>> => {
  const found = schemasByEntity.get(definition.name)
  if (found) return found
  const { name, order } = definition
  const fields = exportedFieldSchemasOf(definition)
  const title = titleFieldNameOf(definition) ?? ''
  const stamped = z.object({
    _id: entryIdSchema,
    createdAt: moment,
    updatedAt: moment,
    ...fields,
    ...(fields[title] && { [title]: z.nonoptional(fields[title]) }),
    ...(order.by === 'position' && { position: z.int().min(0).max(1_000_000) }),
  })
  const schema = definition.publishing
    ? stamped.extend(publishingSchema.shape).superRefine((row, context) => {
        for (const { path, message } of scheduleErrors(row))
          context.addIssue({ code: 'custom', path: [path], message })
      })
    : stamped
  schemasByEntity.set(name, schema)
  return schema
}
