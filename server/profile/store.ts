import { sql } from 'kysely'
import { notFound } from '#contract/api-error.ts'
import type { Position } from '#contract/position.ts'
import {
  type PersonInDetail,
  type Profile,
  type ProfileInput,
  type ProfileUses,
  profile,
  profileEntity,
} from '#contract/profile.ts'
import { published } from '#contract/publishing.ts'
import type { Queries } from '#server/db/database.ts'
import { folded } from '#server/db/fold.ts'
import { count, matching, type Part, part } from '#server/db/list.ts'
import { groupBy, type OrderedList, type Owners } from '#server/db/ordered-list.ts'
import { readingOne, staleFrom } from '#server/db/reads.ts'
import type { Tables } from '#server/db/schema.ts'
import { storedList } from '#server/db/stored-list.ts'
import { updatePublishable } from '#server/entity/publish-check.ts'
import type { ChoosePicture } from '#server/media/media.ts'
import { everything, listed, type Reader, visible } from '#server/reader/visible.ts'
import { alsoFound } from '#server/search/also-found.ts'
import type { Entity, Write } from '#server/write/write.ts'
import { leavesAt } from './alumni.ts'

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
  'orcid',
  'pronouns',
  'positions',
  'otherNames',
  'isAlumni',
  'nextPosition',
  'status',
  'publishAt',
  'unpublishAt',
  'version',
] as const

type Row = Pick<Tables['profile'], (typeof columns)[number]>

const { socialLinks, positions, otherNames } = profile.shape

const hasLeft = (held: readonly Position[]): boolean => {
  const moment = leavesAt(held)
  if (moment === null) return false
  if (moment.getTime() <= Date.now()) return true
  staleFrom(moment)
  return false
}

const toProfile = (row: Row): Profile => {
  const held = storedList(positions, row.positions)
  const isAlumniSet = row.isAlumni !== ''
  return {
    ...row,
    socialLinks: storedList(socialLinks, row.socialLinks),
    positions: held,
    otherNames: storedList(otherNames, row.otherNames),
    isAlumni: isAlumniSet ? row.isAlumni === 'true' : hasLeft(held),
    isAlumniSet,
  }
}

const findProfile = async (
  queries: Queries,
  id: string,
  isShown = visible(everything, 'profile'),
): Promise<Profile | undefined> => {
  const row = await queries
    .selectFrom('profile')
    .select(columns)
    .where('_id', '=', id)
    .where(isShown)
    .executeTakeFirst()
  return row && toProfile(row)
}

/** People as the journal sees them. */
export const profiles: Entity<Profile> = {
  label: profileEntity.label,
  table: profileEntity.name,
  read: (queries, id) => findProfile(queries, id),
}

/** One person, if there is such. */
export const readProfile = profiles.read

const { search: searched } = profileEntity

const byName = (queries: Queries, reader: Reader, wanted: Part) =>
  part(
    matching(queries.selectFrom('profile'), searched, wanted)
      .where(listed(reader, 'profile'))
      .orderBy(folded('name'))
      .orderBy('_id'),
    wanted,
  )

const countPeople = (queries: Queries, reader: Reader, wanted: Part) =>
  count(queries, 'profile', searched, wanted, listed(reader, 'profile'))

/** People by name, and how many there are in all. */
export const listProfiles = async (queries: Queries, reader: Reader, asked: Part) => {
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
      otherNames: storedList(otherNames, row.otherNames),
    })),
    total: await countPeople(queries, reader, wanted),
  }
}

/** The people on lists such as contributors or team members, by the list's owner and in its order. */
export const readPeople = async (
  queries: Queries,
  { table, owner }: OrderedList,
  owners: Owners,
  reader: Reader,
): Promise<Map<string, Profile[]>> => {
  const { rows } = await sql<Row & { owner: string }>`
    select ${sql.ref(`${table}.${owner}`)} as owner, ${sql.join(columns.map((name) => sql.ref(`profile.${name}`)))}
    from ${sql.table(table)} inner join profile on ${sql.ref('profile._id')} = ${sql.ref(`${table}.profileId`)}
    where ${sql.ref(`${table}.${owner}`)} in (${owners}) and ${visible(reader, 'profile')}
    order by ${sql.ref(`${table}.${owner}`)}, ${sql.ref(`${table}.position`)}`.execute(queries)
  return groupBy(
    rows,
    (row) => row.owner,
    ({ owner: _, ...row }) => toProfile(row),
  )
}

const mostPublications = 50

/** One person with their projects and the newest of their publications, and how many those are in all. */
export const readPerson = (queries: Queries, reader: Reader, id: string, { limit, offset }: Part) =>
  readingOne('profile', id, async (): Promise<{ profile: PersonInDetail; total: number }> => {
    const found = await findProfile(queries, id, visible(reader, 'profile'))
    if (!found) throw notFound('Profile')
    const projects = await queries
      .selectFrom('postContributor')
      .innerJoin('post', 'post._id', 'postContributor.postId')
      .select(['post._id', 'post.title'])
      .where('profileId', '=', id)
      .where(visible(reader, 'post'))
      .orderBy('post._id', 'desc')
      .execute()
    const all = publicationsOf(queries, reader, id)
    const publications = await readPublications(all, {
      limit: limit ?? mostPublications,
      offset,
    })
    const { total } = await all
      .select((row) => row.fn.countAll().as('total'))
      .executeTakeFirstOrThrow()
    return { profile: { ...found, projects, publications }, total: Number(total) }
  })

const publicationsOf = (queries: Queries, reader: Reader, profileId: string) =>
  queries
    .selectFrom('publicationAuthor')
    .innerJoin('publication', 'publication._id', 'publicationAuthor.publicationId')
    .where('profileId', '=', profileId)
    .where(visible(reader, 'publication'))

const readPublications = (all: ReturnType<typeof publicationsOf>, wanted: Part) =>
  part(all.orderBy('publicationDate', 'desc').orderBy('publication._id', 'desc'), wanted)
    .select(['publication._id', 'title', 'publication.authors', 'publicationDate', 'datePrecision'])
    .select(['publicationType', 'publicationLink', 'venue', 'doi'])
    .execute()

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

const toColumns = ({ socialLinks, positions, otherNames, ...fields }: Stored) => ({
  ...fields,
  ...(socialLinks && { socialLinks: JSON.stringify(socialLinks) }),
  ...(positions && { positions: JSON.stringify(positions) }),
  ...(otherNames && { otherNames: JSON.stringify(otherNames) }),
})

const nothing = {
  name: '',
  email: '',
  about: '',
  designation: '',
  qualifications: '',
  AreaofInterest: '',
  socialLinks: '[]',
  orcid: '',
  pronouns: '',
  positions: '[]',
  otherNames: '[]',
  isAlumni: '',
  nextPosition: '',
  ...published,
} as const

/** Adds a person. */
export const createProfile = (write: Write, fields: Stored, choosePicture: ChoosePicture) =>
  write.create(profiles, async (row) => {
    const profilePic = await choosePicture(write, '')
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
) =>
  updatePublishable(write, profiles, id, version, async (before) => {
    await write.queries
      .updateTable('profile')
      .set({ ...toColumns(fields), profilePic: await choosePicture(write, before.profilePic) })
      .where('_id', '=', id)
      .execute()
  })

/** Deletes a person; the database takes them off every list. */
export const deleteProfile = (write: Write, id: string) =>
  write.remove(profiles, id, async () => {
    await write.queries.deleteFrom('profile').where('_id', '=', id).execute()
  })

/** Whether there is such a person. */
export const hasProfile = async (queries: Queries, id: string): Promise<boolean> =>
  (await queries.selectFrom('profile').select('_id').where('_id', '=', id).executeTakeFirst()) !==
  undefined
