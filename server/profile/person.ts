import { createNotFoundError } from '#contract/call/api-error.ts'
import type { PersonWithDetails } from '#contract/profile/profile.ts'
import type { Queries } from '#server/base/db/database.ts'
import { applyLimitAndOffset, type ListQueryOptions } from '#server/base/db/list.ts'
import { trackAsSingleEntryRead } from '#server/base/db/reads.ts'
import { readUpdatedAt } from '#server/base/entity/updated-at.ts'
import {
  type ContentReader,
  visibleCondition,
  visibleInSmallSetCondition,
} from '#server/base/reader/visible.ts'
import { namedPublicationColumns, toNamedPublication } from '#server/publication/named-store.ts'
import { findProfile } from './store.ts'

const mostPublications = 50

const publicationsOf = (queries: Queries, reader: ContentReader, profileId: string) =>
  queries
    .selectFrom('publicationAuthor')
    .innerJoin('publication', 'publication._id', 'publicationAuthor.publicationId')
    .where('profileId', '=', profileId)
    .where(visibleInSmallSetCondition(reader, 'publication'))

const readPublications = (all: ReturnType<typeof publicationsOf>, wanted: ListQueryOptions) =>
  applyLimitAndOffset(
    all.orderBy('publicationDate', 'desc').orderBy('publication._id', 'desc'),
    wanted,
  )
    .select(namedPublicationColumns)
    .execute()

/** Returns a person with projects and a page of publications, newest first, and their total. */
export const readPersonPage = (
  queries: Queries,
  reader: ContentReader,
  id: string,
  { limit, offset }: ListQueryOptions,
) =>
  trackAsSingleEntryRead('profile', id, async () => {
    const found = await findProfile(queries, id, reader)
    if (!found) throw createNotFoundError('Profile')
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
    const profile: PersonWithDetails = { ...found, projects, publications }
    const { total } = await all
      .select((row) => row.fn.countAll().as('total'))
      .executeTakeFirstOrThrow()
    const updatedAt = await readUpdatedAt(queries, 'profile', id)
    return { profile, total: Number(total), updatedAt }
  })
