import { z } from 'zod'
import type { Change } from '#server/base/db/changes.ts'
import { inLanguage } from '#server/base/db/tags.ts'

const translated = z.object({ entity: z.string(), entityId: z.string(), lang: z.string() })

/** Whose translation a change is about; undefined for any other change. */
export const translatedBy = (change: Change, after: unknown) =>
  change.entity === 'translation' ? translated.safeParse(after).data : undefined

/** What else is announced when a translation changes: a change of its entry in that language alone. */
export const changeInLanguage = ({
  entity,
  entityId: id,
  lang,
}: z.infer<typeof translated>): Change => ({
  entity: inLanguage(entity, lang),
  id,
  action: 'updated',
})
