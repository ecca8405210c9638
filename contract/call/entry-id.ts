import { id } from './fields.ts'
import { z } from './zod.ts'

/** Which entry something shows: its entity, and the names of fields that differ from the entity's. */
export interface ShownEntry {
  readonly entity: string
  readonly named?: Readonly<Record<string, string>>
}

const shown = new WeakMap<z.core.$ZodType, ShownEntry>()

/** An id in an answer that says whose texts are beside it, so that they can be translated. */
export const idOf = <T extends z.ZodType = typeof id>(
  entity: string,
  named?: ShownEntry['named'],
  schema?: T,
): T => {
  const own = (schema ?? id).clone()
  shown.set(own, named ? { entity, named } : { entity })
  return own as T // the same kind of id, one of its own
}

/** The entry that an id in an answer belongs to, if that is known. */
export const entryShownBy = (schema: z.core.$ZodType): ShownEntry | undefined => shown.get(schema)

/** In another language than the main one: the fields that are not translated. */
export const untranslated = z.array(z.string()).optional()

/** What an entry in an answer begins with. */
export const entryOf = (entity: string) => ({ _id: idOf(entity), untranslated })
