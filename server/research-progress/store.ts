import { ApiError, notFound } from '#contract/call/api-error.ts'
import { type ResearchProgress, researchProgressEntity } from '#contract/post/research-progress.ts'
import type { Queries } from '#server/base/db/database.ts'
import { type Part, part } from '#server/base/db/list.ts'
import {
  appendToList,
  type Owners,
  owner,
  readUrls,
  removeFromList,
  replaceList,
} from '#server/base/db/ordered-list.ts'
import { addressesOf } from '#server/base/media/choose-picture.ts'
import type { SafePicture } from '#server/base/media/images.ts'
import { everything, type Reader } from '#server/base/reader/visible.ts'
import type { Entity, Write } from '#server/base/write/write.ts'
import { readPeople } from '#server/profile/people-store.ts'

const { fields: defined } = researchProgressEntity
const contributors = { ...defined.contributors, field: 'contributors' }
const images = { ...defined.images, field: 'images' }

const columns = ['_id', 'postId', 'description', 'version'] as const
type Row = Pick<ResearchProgress, (typeof columns)[number]>

const complete = async (queries: Queries, rows: readonly Row[], owners: Owners, reader: Reader) => {
  const people = await readPeople(queries, contributors, owners, reader)
  const urls = await readUrls(queries, images, owners)
  return rows.map((row) => ({
    ...row,
    contributors: people.get(row._id) ?? [],
    imageUrls: urls.get(row._id) ?? [],
  }))
}

/** Progress entries as the journal sees them. */
export const entries: Entity<ResearchProgress> = {
  label: researchProgressEntity.label,
  table: researchProgressEntity.name,
  read: async (queries, id) => {
    const row = await queries
      .selectFrom('researchProgress')
      .select(columns)
      .where('_id', '=', id)
      .executeTakeFirst()
    return row && (await complete(queries, [row], owner(id), everything))[0]
  },
}

/** The progress of a project, oldest first, and how much there is in all. */
export const listResearchProgress = async (
  queries: Queries,
  reader: Reader,
  postId: string,
  wanted: Part,
) => {
  const all = queries.selectFrom('researchProgress').where('postId', '=', postId)
  const cut = part(all.orderBy('_id'), wanted)
  const rows = await cut.select(columns).execute()
  const { total } = await all
    .select((row) => row.fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return {
    researchProgress: await complete(queries, rows, cut.select('_id'), reader),
    total: Number(total),
  }
}

/** What a person can change of an entry. */
interface Fields {
  readonly description?: string | undefined
  readonly people?: readonly string[] | undefined
  readonly pictures: readonly SafePicture[]
}

const writeLists = async (write: Write, id: string, { people, pictures }: Fields) => {
  if (people !== undefined) await replaceList(write.queries, contributors, id, people)
  await appendToList(write.queries, images, id, addressesOf(pictures))
}

/** Adds an entry to a project; `createdAt` is for one that was made before it came here. */
export const createResearchProgress = (
  write: Write,
  postId: string,
  fields: Fields,
  createdAt: string = write.now,
) =>
  write.create(entries, async (row) => {
    await write.queries
      .insertInto('researchProgress')
      .values({ ...row, createdAt, postId, description: fields.description ?? '' })
      .execute()
    await writeLists(write, row._id, fields)
  })

/** Changes an entry; new pictures are added to those it has. */
export const updateResearchProgress = (
  write: Write,
  ids: { id: string; postId?: string | undefined },
  version: number | undefined,
  fields: Fields,
) =>
  write.update(entries, ids.id, version, async ({ postId }) => {
    if (ids.postId !== undefined && ids.postId !== postId) throw notFound('Research progress')
    await write.queries
      .updateTable('researchProgress')
      .set({ description: fields.description, updatedAt: write.now })
      .where('_id', '=', ids.id)
      .execute()
    await writeLists(write, ids.id, fields)
  })

/** Takes one picture off an entry. */
export const removeProgressImage = (write: Write, id: string, url: string) =>
  write.update(entries, id, undefined, async () => {
    const removed = await removeFromList(write.queries, images, id, url)
    if (!removed) throw new ApiError('notFound', 'This entry has no such picture')
  })

/** Deletes an entry. */
export const deleteResearchProgress = (
  write: Write,
  ids: { postId: string; researchProgressId: string },
) =>
  write.remove(entries, ids.researchProgressId, async ({ postId }) => {
    if (ids.postId !== postId) throw notFound('Research progress')
    await write.queries
      .deleteFrom('researchProgress')
      .where('_id', '=', ids.researchProgressId)
      .execute()
  })
