import { sql } from 'kysely'
import { createInvalidInputError } from '#contract/call/api-error.ts'
import { entityFieldsOfKind } from '#contract/call/entity.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'
import { updateRow } from '#server/base/entity/rows.ts'
import { setFirstMissingAlt } from '#server/base/text/markdown-parts.ts'
import { lockAndReadEntry } from '#server/base/write/read-held.ts'
import { postSectionStore } from '#server/post/sub-post-store.ts'
import { addAltToContentPicture } from '#server/site/describe-picture-store.ts'
import type { HealthFixInput } from './check.ts'

/**
 * Sets the first missing alternative text in a section's list of images. Returns false if none is missing.
 */
const describeListed = async ({ tx, id }: HealthFixInput, alt: string): Promise<boolean> => {
  const section = await lockAndReadEntry(tx, postSectionStore.record, id)
  const first = section?.pictureTexts.find((each) => each.alt.trim() === '')
  if (!section || !first) return false
  const pictureTexts = section.pictureTexts.map((each) =>
    each === first ? { ...each, alt } : each,
  )
  await postSectionStore.update(tx, id, undefined, { pictureTexts })
  return true
}

const describeInText = async (
  { tx, entity, id, records }: HealthFixInput,
  alt: string,
): Promise<void> => {
  const record = records.get(entity)
  const texts = entityFieldsOfKind(entityDefinitionOf(entity), 'markdown')
  if (!record || texts.length === 0) return
  await tx.hold(record, id)
  const columns = sql.join(texts.map(([name]) => sql.ref(name)))
  const { rows } = await sql<Record<string, string>>`select ${columns} from ${sql.table(entity)}
    where "_id" = ${id}`.execute(tx.queries)
  for (const [name, text] of Object.entries(rows[0] ?? {})) {
    const described = setFirstMissingAlt(text, alt)
    if (described === text) continue
    await tx.update(record, id, undefined, () =>
      updateRow(tx.queries, entity, id, { [name]: described }),
    )
    return
  }
}

export const fillMissingAltText = async (mending: HealthFixInput): Promise<void> => {
  const { tx, entity, id } = mending
  const alt = mending.text.trim()
  if (alt === '')
    throw createInvalidInputError([{ path: 'text', message: 'Say what the picture shows' }])
  if (entity === 'siteContent') return addAltToContentPicture(tx, id, alt)
  if (entity === 'subPost' && (await describeListed(mending, alt))) return
  await describeInText(mending, alt)
}
