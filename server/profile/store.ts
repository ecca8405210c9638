import { type Profile, type ProfileInput, profileEntity } from '#contract/profile/profile.ts'
import type { Queries } from '#server/base/db/database.ts'
import { requirePublishable, updatePublishable } from '#server/base/entity/publish-check.ts'
import { emptyColumns, toEntryColumns } from '#server/base/entity/record.ts'
import { deleteRow, insertRow, updateRow } from '#server/base/entity/rows.ts'
import type { PictureUrlChooser } from '#server/base/media/choose-picture.ts'
import {
  type ContentReader,
  unrestrictedReader,
  visibleCondition,
} from '#server/base/reader/visible.ts'
import type { JournaledEntity, WriteTransaction } from '#server/base/write/write.ts'
import { profileColumnNames, profileFromRow } from './rows.ts'

/** Returns a person, or undefined if the reader may not see them. */
export const findProfile = async (
  queries: Queries,
  id: string,
  reader: ContentReader = unrestrictedReader,
): Promise<Profile | undefined> => {
  const row = await queries
    .selectFrom('profile')
    .select(profileColumnNames)
    .where('_id', '=', id)
    .where(visibleCondition(reader, 'profile'))
    .executeTakeFirst()
  return row && profileFromRow(row)
}

/** How changes of people are recorded in the journal of changes. */
export const journaledProfileEntity: JournaledEntity<Profile> = {
  label: profileEntity.label,
  table: profileEntity.name,
  read: (queries, id) => findProfile(queries, id),
}

/** Fields of a request, without the picture, whose change is passed separately. */
type Stored = Omit<ProfileInput, 'profilePic'>

export const createProfile = async (
  write: WriteTransaction,
  fields: Stored,
  choosePicture: PictureUrlChooser,
): Promise<Profile> => {
  const created = await write.create(journaledProfileEntity, async (row) => {
    const profilePic = await choosePicture(write, '')
    await insertRow(write.queries, 'profile', {
      ...emptyColumns(profileEntity),
      ...row,
      ...toEntryColumns(profileEntity, { ...fields, profilePic }),
    })
  })
  requirePublishable('profile', {}, created)
  return created
}

export const updateProfile = (
  write: WriteTransaction,
  id: string,
  version: number | undefined,
  fields: Stored,
  choosePicture: PictureUrlChooser,
) =>
  updatePublishable(write, journaledProfileEntity, id, version, async (before) => {
    const profilePic = await choosePicture(write, before.profilePic)
    const columns = toEntryColumns(profileEntity, { ...fields, profilePic }, before)
    await updateRow(write.queries, 'profile', id, columns)
  })

/** Deletes a person. Foreign keys remove them from every list. */
export const deleteProfile = (write: WriteTransaction, id: string) =>
  write.remove(journaledProfileEntity, id, () => deleteRow(write.queries, 'profile', id))

export const hasProfile = async (queries: Queries, id: string): Promise<boolean> =>
  (await queries.selectFrom('profile').select('_id').where('_id', '=', id).executeTakeFirst()) !==
  undefined
