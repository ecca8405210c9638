import { sql } from 'kysely'
import { profile, profileEntity } from '#contract/profile/profile.ts'
import type { Queries } from '#server/base/db/database.ts'
import { foldedColumn } from '#server/base/db/fold.ts'
import { readInBatches } from '#server/base/db/in-batches.ts'
import { type ListSlice, listEntryIds } from '#server/base/db/list.ts'
import { isAmongOwners, type OwnerQuery } from '#server/base/db/ordered-list.ts'
import { parseStoredList } from '#server/base/db/stored-list.ts'
import { listedCondition, type Reader, visibleAmongCondition } from '#server/base/reader/visible.ts'
import { withSearchMatches } from '#server/base/search/also-found.ts'
import { profileColumns, toProfile } from './rows.ts'

const { search } = profileEntity

interface Wanted extends ListSlice {
  readonly inNoTeam?: boolean | undefined
}

const inNoTeam = sql<boolean>`not exists (select 1 from ${sql.table('teamMember')}
  where ${sql.ref('teamMember.profileId')} = ${sql.ref('profile._id')})`

const isWanted = (reader: Reader, wanted: Wanted) =>
  wanted.inNoTeam
    ? sql<boolean>`(${listedCondition(reader, 'profile')} and ${inNoTeam})`
    : listedCondition(reader, 'profile')

const findPeople = async (queries: Queries, reader: Reader, asked: Wanted) => {
  const wanted = await withSearchMatches(queries, 'profile', asked)
  const by = sql`${foldedColumn('name')}, "_id"`
  return listEntryIds(
    queries,
    { table: 'profile', search, condition: isWanted(reader, asked), by },
    wanted,
  )
}

const shownAmong = (queries: Queries, reader: Reader, ids: OwnerQuery) =>
  queries
    .selectFrom('profile')
    .where(isAmongOwners('_id', ids))
    .where(visibleAmongCondition(reader, 'profile'))

export const listProfiles = async (queries: Queries, reader: Reader, wanted: Wanted) => {
  const { ids, total } = await findPeople(queries, reader, wanted)
  const profiles = await readInBatches(ids, async (batch) => {
    const rows = await shownAmong(queries, reader, batch).select(profileColumns).execute()
    return rows.map(toProfile)
  })
  return { profiles, total }
}

/** Returns people with only their names and pictures, sorted by name, and the total number of people. */
export const listProfileNames = async (queries: Queries, reader: Reader, wanted: ListSlice) => {
  const { ids, total } = await findPeople(queries, reader, wanted)
  const profiles = await readInBatches(ids, async (batch) => {
    const rows = await shownAmong(queries, reader, batch)
      .select(['_id', 'name', 'otherNames', 'profilePic'])
      .execute()
    return rows.map((row) => ({
      ...row,
      otherNames: parseStoredList(profile.shape.otherNames, row.otherNames),
    }))
  })
  return { profiles, total }
}
