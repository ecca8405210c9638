import { invalid } from '#contract/call/api-error.ts'
import { isDefault } from '#contract/content/fields.ts'
import type { ChangedContent } from '#contract/content/group.ts'
import { readableContent } from '#contract/content/schema.ts'
import { mediaIn } from '#contract/media/film.ts'
import { siteContentEntity } from '#contract/site/site.ts'
import type { Queries } from '#server/base/db/database.ts'
import { readingOne } from '#server/base/db/reads.ts'
import type { Media } from '#server/base/media/media.ts'
import type { Entity, Write } from '#server/base/write/write.ts'

/** What visitors see, and what is being worked on. */
type State = 'published' | 'draft'

interface StoredContent {
  /** Only what differs from the defaults. */
  readonly changed: ChangedContent
  readonly version: number
}

/** A state of the content as the journal sees it. */
export const siteContents: Entity<StoredContent> = {
  label: siteContentEntity.label,
  table: siteContentEntity.name,
  read: async (queries, id) => {
    const row = await queries
      .selectFrom('siteContent')
      .select(['value', 'version'])
      .where('_id', '=', id)
      .executeTakeFirst()
    return row && { changed: readableContent(JSON.parse(row.value)), version: row.version }
  },
}

const unchanged: StoredContent = { changed: {}, version: 0 }

/** What visitors see of the content, as far as it differs from the defaults. */
export const readPublished = (queries: Queries): Promise<ChangedContent> =>
  readingOne(
    siteContentEntity.name,
    'published',
    async () => ((await siteContents.read(queries, 'published')) ?? unchanged).changed,
  )

/** What is being worked on; before the first change that is what visitors see. */
export const readDraft = async (queries: Queries): Promise<StoredContent> =>
  (await siteContents.read(queries, 'draft')) ?? {
    changed: await readPublished(queries),
    version: 0,
  }

/** Pictures and films that have gone meanwhile are said beside the field that names them. */
const refuseMissing = async (write: Write, media: Media, fields: ChangedContent) => {
  for (const [name, value] of Object.entries(fields)) {
    for (const url of mediaIn(JSON.stringify(value))) {
      if (await media.revive(write, url)) continue
      const message = 'This file is no longer there. Please upload it again.'
      throw invalid([{ path: `fields.${name}`, message }])
    }
  }
}

const save = async (
  write: Write,
  state: State,
  version: number | undefined,
  changedFrom: (before: ChangedContent) => ChangedContent,
): Promise<void> => {
  const before = (await readDraft(write.queries)).changed
  // The row appears with the first change.
  await write.queries
    .insertInto('siteContent')
    .values({
      ...{ _id: state, createdAt: write.now, updatedAt: write.now, version: 0 },
      value: JSON.stringify(state === 'draft' ? before : {}),
    })
    .onConflict((conflict) => conflict.column('_id').doNothing())
    .execute()
  await write.update(siteContents, state, version, async ({ changed }) => {
    const value = Object.entries(changedFrom(changed)).filter((field) => !isDefault(...field))
    await write.queries
      .updateTable('siteContent')
      .set({ value: JSON.stringify(Object.fromEntries(value)) })
      .where('_id', '=', state)
      .execute()
  })
}

/** Changes fields of the draft; one that says what it ships with is no change any more. */
export const changeDraft = async (
  write: Write,
  media: Media,
  version: number | undefined,
  fields: ChangedContent,
): Promise<void> => {
  await refuseMissing(write, media, fields)
  await save(write, 'draft', version, (before) => ({ ...before, ...fields }))
}

/** Puts fields of the draft back to what they ship with. */
export const resetDraft = (
  write: Write,
  version: number | undefined,
  names: readonly string[],
): Promise<void> =>
  save(write, 'draft', version, (before) =>
    Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))),
  )

/** Shows visitors what the draft says. */
export const publishDraft = async (write: Write, version: number | undefined): Promise<void> => {
  // Taken in the same order as a change of the draft takes it, so that nobody saves in between.
  await save(write, 'draft', version, (before) => before)
  const { changed } = await readDraft(write.queries)
  await save(write, 'published', undefined, () => changed)
}
