import { sql } from 'kysely'
import { profileEntity, profileSchema } from '#contract/profile/profile.ts'
import type { Queries } from '#server/base/db/database.ts'
import { foldedColumnExpression } from '#server/base/db/fold.ts'
import { readEntriesInBatches } from '#server/base/db/in-batches.ts'
import { type ListQueryOptions, listEntryIds } from '#server/base/db/list.ts'
import { inOwnerIdsCondition, type ListOwnerIdsQuery } from '#server/base/db/ordered-list.ts'
import { parseStoredList } from '#server/base/db/stored-list.ts'
import {
  type ContentReader,
  listStatusCondition,
  visibleInSmallSetCondition,
} from '#server/base/reader/visible.ts'
import { withSearchMatches } from '#server/base/search/also-found.ts'
import { profileColumnNames, profileFromRow } from './rows.ts'

const { search } = profileEntity

interface Wanted extends ListQueryOptions {
  readonly inNoTeam?: boolean | undefined
}

const inNoTeam = sql<boolean>`not exists (select 1 from ${sql.table('teamMember')}
  where ${sql.ref('teamMember.profileId')} = ${sql.ref('profile._id')})`

const isWanted = (reader: ContentReader, wanted: Wanted) =>
  wanted.inNoTeam
    ? sql<boolean>`(${listStatusCondition(reader, 'profile')} and ${inNoTeam})`
    : listStatusCondition(reader, 'profile')

const findPeople = async (queries: Queries, reader: ContentReader, asked: Wanted) => {
  const wanted = await withSearchMatches(queries, 'profile', asked)
  const by = sql`${foldedColumnExpression('name')}, "_id"`
  return listEntryIds(
    queries,
    { table: 'profile', search, condition: isWanted(reader, asked), by },
    wanted,
  )
}

const shownAmong = (queries: Queries, reader: ContentReader, ids: ListOwnerIdsQuery) =>
  queries
    .selectFrom('profile')
    .where(inOwnerIdsCondition('_id', ids))
    .where(visibleInSmallSetCondition(reader, 'profile'))

export const listProfiles = async (queries: Queries, reader: ContentReader, wanted: Wanted) => {
  const { ids, total } = await findPeople(queries, reader, wanted)
  const profiles = await readEntriesInBatches(ids, async (batch) => {
    const rows = await shownAmong(queries, reader, batch).select(profileColumnNames).execute()
    return rows.map(profileFromRow)
  })
  return { profiles, total }
}

/** Returns people with only their names and pictures, sorted by name, and the total number of people. */
export const listProfileNames = async (
  queries: Queries,
  reader: ContentReader,
  wanted: ListQueryOptions,
) => {
  const { ids, total } = await findPeople(queries, reader, wanted)
  const profiles = await readEntriesInBatches(ids, async (batch) => {
    const rows = await shownAmong(queries, reader, batch)
      .select(['_id', 'name', 'otherNames', 'profilePic'])
      .execute()
    return rows.map((row) => ({
      ...row,
      otherNames: parseStoredList(profileSchema.shape.otherNames, row.otherNames),
    }))
  })
  return { profiles, total }
}
