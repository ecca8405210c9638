import { notFound } from '#contract/call/api-error.ts'
import type { PersonInDetail } from '#contract/profile/profile.ts'
import type { Queries } from '#server/base/db/database.ts'
import { type ListSlice, limitToSlice } from '#server/base/db/list.ts'
import { readSingleEntry } from '#server/base/db/reads.ts'
import { readUpdatedAt } from '#server/base/entity/updated-at.ts'
import {
  type Reader,
  visibleAmongCondition,
  visibleCondition,
} from '#server/base/reader/visible.ts'
import { namedColumns, toNamedPublication } from '#server/publication/named-store.ts'
import { findProfile } from './store.ts'

const mostPublications = 50

const publicationsOf = (queries: Queries, reader: Reader, profileId: string) =>
  queries
    .selectFrom('publicationAuthor')
    .innerJoin('publication', 'publication._id', 'publicationAuthor.publicationId')
    .where('profileId', '=', profileId)
    .where(visibleAmongCondition(reader, 'publication'))

const readPublications = (all: ReturnType<typeof publicationsOf>, wanted: ListSlice) =>
  limitToSlice(all.orderBy('publicationDate', 'desc').orderBy('publication._id', 'desc'), wanted)
    .select(namedColumns)
    .execute()

/** Returns a person with projects and a page of publications, newest first, and their total. */
export const readPerson = (
  queries: Queries,
  reader: Reader,
  id: string,
  { limit, offset }: ListSlice,
) =>
  readSingleEntry('profile', id, async () => {
    const found = await findProfile(queries, id, reader)
    if (!found) throw notFound('Profile')
    const projects = await queries
      .selectFrom('postContributor')
      .innerJoin('post', 'post._id', 'postContributor.postId')
      .select(['post._id', 'post.title'])
      .where('profileId', '=', id)
      .where(visibleCondition(reader, 'post'))
      .orderBy('post._id', 'desc')
      .execute()
    const all = publicationsOf(queries, reader, id)
    const rows = await readPublications(all, { limit: limit ?? mostPublications, offset })
    const publications = rows.map(toNamedPublication)
    const profile: PersonInDetail = { ...found, projects, publications }
    const { total } = await all
      .select((row) => row.fn.countAll().as('total'))
      .executeTakeFirstOrThrow()
    const updatedAt = await readUpdatedAt(queries, 'profile', id)
    return { profile, total: Number(total), updatedAt }
  })
