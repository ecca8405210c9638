import { id } from './fields.ts'
import { z } from './zod.ts'

/** Entity of an entry in a response, and the response's names of fields that differ from the entity's. */
export interface TaggedEntity {
  readonly entity: string
  readonly named?: Readonly<Record<string, string>>
}

const shown = new WeakMap<z.core.$ZodType, TaggedEntity>()

/** Tags an id schema with its entity, so that clients can find the entry's translations. */
export const taggedIdSchema = <T extends z.ZodType = typeof id>(
  entity: string,
  named?: TaggedEntity['named'],
  schema?: T,
): T => {
  const own = (schema ?? id).clone()
  shown.set(own, named ? { entity, named } : { entity })
  return own as T // `clone` loses the type of the schema.
}

export const taggedEntityOf = (schema: z.core.$ZodType): TaggedEntity | undefined =>
  shown.get(schema)

export const untranslatedSchema = z.array(z.string()).optional()

export const entryFields = (entity: string) => ({
  _id: taggedIdSchema(entity),
  untranslated: untranslatedSchema,
})
