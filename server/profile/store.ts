import { sql } from 'kysely'
import { notFound } from '#contract/api-error.ts'
import {
  type Profile,
  type ProfileInput,
  type ProfileUses,
  profile,
  profileEntity,
} from '#contract/profile.ts'
import type { Queries } from '#server/db/database.ts'
import { folded } from '#server/db/fold.ts'
import { count, matching, type Part, part } from '#server/db/list.ts'
import { groupBy, type OrderedList, type Owners } from '#server/db/ordered-list.ts'
import type { Tables } from '#server/db/schema.ts'
import type { Write } from '#server/db/write.ts'
import { recordOf } from '#server/entity/record.ts'
import type { ChoosePicture, Media } from '#server/media/media.ts'

const columns = [
  '_id',
  'name',
  'email',
  'about',
  'profilePic',
  'designation',
  'qualifications',
  'AreaofInterest',
  'socialLinks',
  'version',
] as const

type Row = Pick<Tables['profile'], (typeof columns)[number]>

const toProfile = ({ socialLinks, ...row }: Row): Profile => ({
  ...row,
  socialLinks: profile.shape.socialLinks.parse(JSON.parse(socialLinks)),
})

/** People as the journal sees them. */
const profiles = recordOf<Profile>(profileEntity)

const { search: searched } = profileEntity

const byName = (queries: Queries, wanted: Part) =>
  part(
    matching(queries.selectFrom('profile'), searched, wanted)
      .orderBy(folded('name'))
      .orderBy('_id'),
    wanted,
  )

/** People by name, and how many there are in all. */
export const listProfiles = async (queries: Queries, wanted: Part) => {
  const rows = await byName(queries, wanted).select(columns).execute()
  return { profiles: rows.map(toProfile), total: await count(queries, 'profile', searched, wanted) }
}

/** People's names and pictures only, by name, and how many there are in all. */
export const listProfileNames = async (queries: Queries, wanted: Part) => ({
  profiles: await byName(queries, wanted).select(['_id', 'name', 'profilePic']).execute(),
  total: await count(queries, 'profile', searched, wanted),
})

/** The people on lists such as contributors or team members, by the list's owner and in its order. */
export const readPeople = async (
  queries: Queries,
  { table, owner }: OrderedList,
  owners: Owners,
): Promise<Map<string, Profile[]>> => {
  const { rows } = await sql<Row & { owner: string }>`
    select ${sql.ref(`${table}.${owner}`)} as owner, ${sql.join(columns.map((name) => sql.ref(`profile.${name}`)))}
    from ${sql.table(table)} inner join profile on ${sql.ref('profile._id')} = ${sql.ref(`${table}.profileId`)}
    where ${sql.ref(`${table}.${owner}`)} in (${owners})
    order by ${sql.ref(`${table}.${owner}`)}, ${sql.ref(`${table}.position`)}`.execute(queries)
  return groupBy(
    rows,
    (row) => row.owner,
    ({ owner: _, ...row }) => toProfile(row),
  )
}

/** What a person is part of. */
export const readProfileUses = async (queries: Queries, id: string): Promise<ProfileUses> => {
  if (!(await profiles.read(queries, id))) throw notFound('Profile')
  return {
    teams: await queries
      .selectFrom('team')
      .innerJoin('teamMember', 'teamMember.teamId', 'team._id')
      .select(['team._id', 'team.name'])
      .where('profileId', '=', id)
      .orderBy('team.position')
      .execute(),
    projects: await queries
      .selectFrom('post')
      .innerJoin('postContributor', 'postContributor.postId', 'post._id')
      .select(['post._id', 'post.title as name'])
      .where('profileId', '=', id)
      .orderBy('post._id')
      .execute(),
    progress: await queries
      .selectFrom('post')
      .innerJoin('researchProgress', 'researchProgress.postId', 'post._id')
      .innerJoin(
        'researchProgressContributor',
        'researchProgressContributor.researchProgressId',
        'researchProgress._id',
      )
      .select(['researchProgress._id', 'post.title as name'])
      .where('profileId', '=', id)
      .orderBy('researchProgress._id')
      .execute(),
  }
}

/** A profile's fields as they are stored; the picture is decided by whoever writes. */
type Stored = Omit<ProfileInput, 'profilePic'>

const toColumns = ({ socialLinks, ...fields }: Stored) => ({
  ...fields,
  ...(socialLinks && { socialLinks: JSON.stringify(socialLinks) }),
})

const nothing = {
  name: '',
  email: '',
  about: '',
  designation: '',
  qualifications: '',
  AreaofInterest: '',
  socialLinks: '[]',
}

/** Adds a person. */
export const createProfile = (
  write: Write,
  fields: Stored,
  choosePicture: ChoosePicture,
  media: Pick<Media, 'follow'>,
) =>
  write.create(profiles, async (row) => {
    const profilePic = await choosePicture(write, '')
    await media.follow(write, [], [fields.about ?? ''])
    await write.queries
      .insertInto('profile')
      .values({ ...row, ...nothing, ...toColumns(fields), profilePic })
      .execute()
  })

/** Changes the given fields of a person. */
export const updateProfile = (
  write: Write,
  id: string,
  version: number | undefined,
  fields: Stored,
  choosePicture: ChoosePicture,
  media: Pick<Media, 'follow'>,
) =>
  write.update(profiles, id, version, async (before) => {
    await media.follow(write, [before.about], [fields.about ?? before.about])
    await write.queries
      .updateTable('profile')
      .set({ ...toColumns(fields), profilePic: await choosePicture(write, before.profilePic) })
      .where('_id', '=', id)
      .execute()
  })

/** Deletes a person; the database takes them off every list. */
export const deleteProfile = (write: Write, id: string, media: Media) =>
  write.remove(profiles, id, async ({ profilePic, about }) => {
    await write.queries.deleteFrom('profile').where('_id', '=', id).execute()
    media.drop(write, [profilePic])
    await media.follow(write, [about], [])
  })

/** Whether there is such a person. */
export const hasProfile = async (queries: Queries, id: string): Promise<boolean> =>
  (await queries.selectFrom('profile').select('_id').where('_id', '=', id).executeTakeFirst()) !==
  undefined
