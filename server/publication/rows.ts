import { z } from 'zod'
import { type Publication, publication } from '#contract/publication/publication.ts'
import { publicationEntity } from '#contract/publication/publication-entity.ts'
import { author } from '#contract/publication/publication-fields.ts'
import type { Queries } from '#server/base/db/database.ts'
import { groupBy, isAmongOwners, type OwnerQuery } from '#server/base/db/ordered-list.ts'
import type { Tables } from '#server/base/db/schema.ts'
import { readListedIds } from '#server/base/entity/entry-lists.ts'
import { shownColumnNames, toEntry } from '#server/base/entity/record.ts'
import { type Reader, visibleAmongCondition } from '#server/base/reader/visible.ts'

/** Authors as stored in the column, without links to group members, which have their own table. */
export const storedAuthorList = z.array(author.omit({ profileId: true }))

export const publicationColumns = shownColumnNames(publicationEntity)

export type PublicationRow = Pick<Tables['publication'], (typeof publicationColumns)[number]>

/** Returns the group members among the authors, by publication, with their position in the list. */
export const readLinkedPeople = async (queries: Queries, owners: OwnerQuery, reader: Reader) => {
  const rows = await queries
    .selectFrom('publicationAuthor')
    .innerJoin('profile', 'profile._id', 'publicationAuthor.profileId')
    .select(['publicationId', 'profileId', 'position', 'profile.name'])
    .where(isAmongOwners('publicationId', owners))
    .where(visibleAmongCondition(reader, 'profile'))
    .execute()
  return groupBy(
    rows,
    (row) => row.publicationId,
    (row) => row,
  )
}

/**
 * Converts rows to publications with data of other tables. Reads all rows together, so that the number of
 * queries stays constant.
 */
export const completePublications = async (
  queries: Queries,
  rows: readonly PublicationRow[],
  owners: OwnerQuery,
  reader: Reader,
): Promise<Publication[]> => {
  const people = await readLinkedPeople(queries, owners, reader)
  const projects = await readListedIds(queries, publicationEntity.fields.projects, owners, reader)
  const grants = await readListedIds(queries, publicationEntity.fields.grants, owners, reader)
  return rows.map((row) => {
    const at = new Map(people.get(row._id)?.map(({ position, profileId }) => [position, profileId]))
    const entry = toEntry<Publication>(publicationEntity, row, publication.shape)
    return {
      ...entry,
      // Links between authors and group members have their own table.
      authorList: entry.authorList.map((each, index) => ({
        ...each,
        profileId: at.get(index) ?? '',
      })),
      projects: projects.get(row._id) ?? [],
      grants: grants.get(row._id) ?? [],
    }
  })
}
