import { ApiError, notFound } from '#contract/call/api-error.ts'
import {
  type PictureText,
  type SubPost,
  type SubPostInput,
  subPostEntity,
} from '#contract/post/sub-post.ts'
import type { Queries } from '#server/base/db/database.ts'
import {
  among,
  appendToList,
  groupBy,
  type Owners,
  owner,
  readUrls,
  removeFromList,
} from '#server/base/db/ordered-list.ts'
import { newPosition, reorder } from '#server/base/entity/order.ts'
import { addressesOf } from '#server/base/media/choose-picture.ts'
import type { SafePicture } from '#server/base/media/images.ts'
import type { Entity, Write } from '#server/base/write/write.ts'
import { mergeTexts, withPictures } from './picture-texts.ts'

const images = { ...subPostEntity.fields.images, field: 'images' }
const columns = ['_id', 'sectionName', 'subSectionContent', 'pictureTexts', 'version'] as const

/** The sections of some projects, by project and in their order. */
export const readSubPosts = async (
  queries: Queries,
  posts: Owners,
): Promise<Map<string, SubPost[]>> => {
  const wanted = queries.selectFrom('subPost').where(among('postId', posts))
  const rows = await wanted
    .select([...columns, 'postId'])
    .orderBy('position')
    .orderBy('_id')
    .execute()
  const urls = await readUrls(queries, images, wanted.select('_id'))
  return groupBy(
    rows,
    (row) => row.postId,
    ({ postId: _, ...row }) => withPictures(row, urls.get(row._id) ?? []),
  )
}

/** Sections as the journal sees them. */
export const subPosts: Entity<SubPost & { postId: string }> = {
  label: subPostEntity.label,
  table: subPostEntity.name,
  read: async (queries, id) => {
    const row = await queries
      .selectFrom('subPost')
      .select([...columns, 'postId'])
      .where('_id', '=', id)
      .executeTakeFirst()
    const urls = await readUrls(queries, images, owner(id))
    return row && withPictures(row, urls.get(id) ?? [])
  },
}

const mustBelong = (found: string, postId: string): void => {
  if (found !== postId) throw notFound('Section')
}

const toSubPost = ({ postId: _, ...rest }: SubPost & { postId: string }): SubPost => rest

const addPictures = (write: Write, id: string, pictures: readonly SafePicture[]) =>
  appendToList(write.queries, images, id, addressesOf(pictures))

const siblings = (postId: string) => ({ column: 'postId', id: postId })

type Stored = Omit<SubPostInput, 'images'>

/** Adds a section at the end of a project. */
export const createSubPost = async (
  write: Write,
  postId: string,
  fields: Stored,
  pictures: readonly SafePicture[],
): Promise<SubPost> => {
  const created = await write.create(subPosts, async (row) => {
    const position = await newPosition(write.queries, subPostEntity, siblings(postId))
    await write.queries
      .insertInto('subPost')
      .values({
        ...row,
        sectionName: '',
        subSectionContent: '',
        pictureTexts: '[]',
        ...fields,
        postId,
        position,
      })
      .execute()
    await addPictures(write, row._id, pictures)
  })
  return toSubPost(created)
}

/** Changes a section; new pictures are added to those it has. */
export const updateSubPost = async (
  write: Write,
  ids: { postId: string; subPostId: string },
  version: number | undefined,
  { pictureTexts, ...fields }: Stored & { pictureTexts?: readonly PictureText[] | undefined },
  pictures: readonly SafePicture[],
): Promise<SubPost> => {
  const updated = await write.update(subPosts, ids.subPostId, version, async (before) => {
    mustBelong(before.postId, ids.postId)
    await write.queries
      .updateTable('subPost')
      .set({
        ...fields,
        pictureTexts: mergeTexts(before.pictureTexts, pictureTexts),
        updatedAt: write.now,
      })
      .where('_id', '=', ids.subPostId)
      .execute()
    await addPictures(write, ids.subPostId, pictures)
  })
  return toSubPost(updated)
}

/** Takes one picture off a section. */
export const removeSubPostImage = async (
  write: Write,
  ids: { postId: string; subPostId: string },
  url: string,
): Promise<SubPost> => {
  const updated = await write.update(subPosts, ids.subPostId, undefined, async (before) => {
    mustBelong(before.postId, ids.postId)
    const removed = await removeFromList(write.queries, images, ids.subPostId, url)
    if (!removed) throw new ApiError('notFound', 'This section has no such picture')
  })
  return toSubPost(updated)
}

/** Deletes a section. */
export const deleteSubPost = (write: Write, ids: { postId: string; subPostId: string }) =>
  write.remove(subPosts, ids.subPostId, async (before) => {
    mustBelong(before.postId, ids.postId)
    await write.queries.deleteFrom('subPost').where('_id', '=', ids.subPostId).execute()
  })

/** Puts the sections of a project into another order. */
export const reorderSubPosts = (
  write: Write,
  postId: string,
  ids: readonly string[],
): Promise<void> => reorder(write, subPostEntity, ids, siblings(postId))
