import { sql } from 'kysely'
import { profile, profileEntity } from '#contract/profile/profile.ts'
import type { Queries } from '#server/base/db/database.ts'
import { folded } from '#server/base/db/fold.ts'
import { count, matching, type Part, part } from '#server/base/db/list.ts'
import { storedList } from '#server/base/db/stored-list.ts'
import { listed, type Reader } from '#server/base/reader/visible.ts'
import { alsoFound } from '#server/base/search/also-found.ts'
import { columns, toProfile } from './rows.ts'

const { search: searched } = profileEntity

/** Which people are wanted; all of them by default. */
interface Wanted extends Part {
  readonly inNoTeam?: boolean | undefined
}

const inNoTeam = sql<boolean>`not exists (select 1 from ${sql.table('teamMember')}
  where ${sql.ref('teamMember.profileId')} = ${sql.ref('profile._id')})`

const isWanted = (reader: Reader, wanted: Wanted) =>
  wanted.inNoTeam
    ? sql<boolean>`(${listed(reader, 'profile')} and ${inNoTeam})`
    : listed(reader, 'profile')

const byName = (queries: Queries, reader: Reader, wanted: Wanted) =>
  part(
    matching(queries.selectFrom('profile'), searched, wanted)
      .where(isWanted(reader, wanted))
      .orderBy(folded('name'))
      .orderBy('_id'),
    wanted,
  )

const countPeople = (queries: Queries, reader: Reader, wanted: Wanted) =>
  count(queries, 'profile', searched, wanted, isWanted(reader, wanted))

/** People by name, and how many there are in all. */
export const listProfiles = async (queries: Queries, reader: Reader, asked: Wanted) => {
  const wanted = await alsoFound(queries, 'profile', asked)
  const rows = await byName(queries, reader, wanted).select(columns).execute()
  return { profiles: rows.map(toProfile), total: await countPeople(queries, reader, wanted) }
}

/** People's names and pictures only, by name, and how many there are in all. */
export const listProfileNames = async (queries: Queries, reader: Reader, asked: Part) => {
  const wanted = await alsoFound(queries, 'profile', asked)
  const rows = await byName(queries, reader, wanted)
    .select(['_id', 'name', 'otherNames', 'profilePic'])
    .execute()
  return {
    profiles: rows.map((row) => ({
      ...row,
      otherNames: storedList(profile.shape.otherNames, row.otherNames),
    })),
    total: await countPeople(queries, reader, wanted),
  }
}
