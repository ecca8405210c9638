import { z } from 'zod'
import { type Publication, publicationSchema } from '#contract/publication/publication.ts'
import { publicationEntity } from '#contract/publication/publication-entity.ts'
import { authorSchema } from '#contract/publication/publication-fields.ts'
import type { Queries } from '#server/base/db/database.ts'
import {
  groupRowsByOwner,
  inOwnerIdsCondition,
  type ListOwnerIdsQuery,
} from '#server/base/db/ordered-list.ts'
import type { DatabaseTables } from '#server/base/db/schema.ts'
import { readListMemberIds } from '#server/base/entity/entry-lists.ts'
import { parseEntryRow, shownColumnNames } from '#server/base/entity/record.ts'
import { type ContentReader, visibleInSmallSetCondition } from '#server/base/reader/visible.ts'

/** Authors as stored in the column, without links to group members, which have their own table. */
export const storedAuthorListSchema = z.array(authorSchema.omit({ profileId: true }))

export const publicationColumnNames = shownColumnNames(publicationEntity)

export type PublicationRow = Pick<
  DatabaseTables['publication'],
  (typeof publicationColumnNames)[number]
>

/** Returns the group members among the authors, by publication, with their position in the list. */
export const readLinkedAuthors = async (
  queries: Queries,
  owners: ListOwnerIdsQuery,
  reader: ContentReader,
) => {
  const rows = await queries
    .selectFrom('publicationAuthor')
    .innerJoin('profile', 'profile._id', 'publicationAuthor.profileId')
    .select(['publicationId', 'profileId', 'position', 'profile.name'])
    .where(inOwnerIdsCondition('publicationId', owners))
    .where(visibleInSmallSetCondition(reader, 'profile'))
    .execute()
  return groupRowsByOwner(
    rows,
    (row) => row.publicationId,
    (row) => row,
  )
}

/**
 * Converts rows to publications with data of other tables. Reads all rows together, so that the number of
 * queries stays constant.
 */
export const rowsToPublications = async (
  queries: Queries,
  rows: readonly PublicationRow[],
  owners: ListOwnerIdsQuery,
  reader: ContentReader,
): Promise<Publication[]> => {
  const people = await readLinkedAuthors(queries, owners, reader)
  const projects = await readListMemberIds(
    queries,
    publicationEntity.fields.projects,
    owners,
    reader,
  )
  const grants = await readListMemberIds(queries, publicationEntity.fields.grants, owners, reader)
  return rows.map((row) => {
    const at = new Map(people.get(row._id)?.map(({ position, profileId }) => [position, profileId]))
    const entry = parseEntryRow<Publication>(publicationEntity, row, publicationSchema.shape)
    return {
      ...entry,
      // Links between authors and group members come from a database table of their own.
      authorList: entry.authorList.map((each, index) => ({
        ...each,
        profileId: at.get(index) ?? '',
      })),
      projects: projects.get(row._id) ?? [],
      grants: grants.get(row._id) ?? [],
    }
  })
}
