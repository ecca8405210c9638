import { entryIdSchema } from './fields.ts'
import { z } from './zod.ts'

/**
 * Entity of an entry in a response. `named` maps fields whose names differ between the entity and
 * the response.
 */
export interface EntityIdTag {
  readonly entity: string
  readonly named?: Readonly<Record<string, string>>
}

const shown = new WeakMap<z.core.$ZodType, EntityIdTag>()

/** Tags an id schema with its entity, so that clients can find the entry's translations. */
export const taggedIdSchema = <T extends z.ZodType = typeof entryIdSchema>(
  entity: string,
  named?: EntityIdTag['named'],
  schema?: T,
): T => {
  const own = (schema ?? entryIdSchema).clone()
  shown.set(own, named ? { entity, named } : { entity })
  return own as T // `clone` loses the type of the schema.
}

export const entityTagOfSchema = (schema: z.core.$ZodType): EntityIdTag | undefined =>
  shown.get(schema)

export const untranslatedFieldsSchema = z.array(z.string()).optional()

export const baseEntryFields = (entity: string) => ({
  _id: taggedIdSchema(entity),
  untranslated: untranslatedFieldsSchema,
})
