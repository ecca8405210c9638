import { sql } from 'kysely'
import { invalid } from '#contract/call/api-error.ts'
import { fieldsOf } from '#contract/call/entity.ts'
import { definitionOf } from '#server/base/definition/definitions.ts'
import { updateRow } from '#server/base/entity/rows.ts'
import { setFirstMissingAlt } from '#server/base/text/markdown-parts.ts'
import { lockAndRead } from '#server/base/write/read-held.ts'
import { sections } from '#server/post/sub-post-store.ts'
import { describeContentPicture } from '#server/site/describe-picture-store.ts'
import type { FixInput } from './check.ts'

/**
 * Sets the first missing alternative text in a section's list of images. Returns false if none is missing.
 */
const describeListed = async ({ tx, id }: FixInput, alt: string): Promise<boolean> => {
  const section = await lockAndRead(tx, sections.record, id)
  const first = section?.pictureTexts.find((each) => each.alt.trim() === '')
  if (!section || !first) return false
  const pictureTexts = section.pictureTexts.map((each) =>
    each === first ? { ...each, alt } : each,
  )
  await sections.update(tx, id, undefined, { pictureTexts })
  return true
}

const describeInText = async (
  { tx, entity, id, records }: FixInput,
  alt: string,
): Promise<void> => {
  const record = records.get(entity)
  const texts = fieldsOf(definitionOf(entity), 'markdown')
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

export const fillMissingAltText = async (mending: FixInput): Promise<void> => {
  const { tx, entity, id } = mending
  const alt = mending.text.trim()
  if (alt === '') throw invalid([{ path: 'text', message: 'Say what the picture shows' }])
  if (entity === 'siteContent') return describeContentPicture(tx, id, alt)
  if (entity === 'subPost' && (await describeListed(mending, alt))) return
  await describeInText(mending, alt)
}
