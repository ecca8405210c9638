import { z } from 'zod'
import type { Change } from '#server/base/db/changes.ts'
import { inLanguage } from '#server/base/db/tags.ts'

const translated = z.object({ entity: z.string(), entityId: z.string(), lang: z.string() })

/** Returns the entry and language of a changed translation, or undefined for other changes. */
export const translatedBy = (change: Change, after: unknown) =>
  change.entity === 'translation' ? translated.safeParse(after).data : undefined

/** Returns the change of a translated entry in one language. */
export const changeInLanguage = ({
  entity,
  entityId: id,
  lang,
}: z.infer<typeof translated>): Change => ({
  entity: inLanguage(entity, lang),
  id,
  action: 'updated',
})
