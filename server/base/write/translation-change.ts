import { z } from 'zod'
import type { EntryChange } from '#server/base/db/changes.ts'
import { translatedKindOf } from '#server/base/db/tags.ts'

const translated = z.object({ entity: z.string(), entityId: z.string(), lang: z.string() })

/** Returns the entry and language of a changed translation, or undefined for other changes. */
export const parseTranslatedEntry = (change: EntryChange, after: unknown) =>
  change.entity === 'translation' ? translated.safeParse(after).data : undefined

/** Converts a changed translation to a change of its entry in one language. */
export const toTranslatedEntryChange = ({
  entity,
  entityId: id,
  lang,
}: z.infer<typeof translated>): EntryChange => ({
  entity: translatedKindOf(entity, lang),
  id,
  action: 'updated',
})
