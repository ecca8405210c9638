import {
  type Publication,
  type PublicationFields,
  type PublicationSort,
  publicationEntity,
} from '#contract/publication.ts'
import type { Queries } from '#server/db/database.ts'
import { folded } from '#server/db/fold.ts'
import { count, matching, type Part, part } from '#server/db/list.ts'
import type { Entity, Write } from '#server/db/write.ts'
import type { Media } from '#server/media/media.ts'

const columns = [
  '_id',
  'title',
  'authors',
  'publicationDate',
  'publicationType',
  'publicationLink',
  'publicationSummary',
  'version',
] as const

/** Publications as the journal sees them. */
export const publications: Entity<Publication> = {
  label: publicationEntity.label,
  table: publicationEntity.name,
  read: (queries, id) =>
    queries.selectFrom('publication').select(columns).where('_id', '=', id).executeTakeFirst(),
}

const searched = ['title', 'authors', 'publicationType']

const inOrder = (queries: Queries, sort: PublicationSort) => {
  const all = queries.selectFrom('publication').select(columns)
  switch (sort) {
    case 'newest':
      return all.orderBy('publicationDate', 'desc').orderBy('_id', 'desc')
    case 'oldest':
      return all.orderBy('publicationDate').orderBy('_id')
    case 'title':
      return all.orderBy(folded('title')).orderBy('_id')
    case 'type':
      return all
        .orderBy(folded('publicationType'))
        .orderBy('publicationDate', 'desc')
        .orderBy('_id')
  }
}

/** Publications, newest first unless asked otherwise, and how many there are in all. */
export const listPublications = async (
  queries: Queries,
  { sort = 'newest', ...wanted }: Part & { sort?: PublicationSort | undefined },
) => ({
  publications: await part(matching(inOrder(queries, sort), searched, wanted), wanted).execute(),
  total: await count(queries, 'publication', searched, wanted),
})

type Texts = Pick<Media, 'follow'>

/** Adds a publication. */
export const addPublication = (
  write: Write,
  fields: PublicationFields,
  media: Texts,
): Promise<Publication> =>
  write.create(publications, async (row) => {
    await media.follow(write, [], [fields.publicationSummary])
    await write.queries
      .insertInto('publication')
      .values({ ...row, ...fields })
      .execute()
  })

/** Changes the given fields of a publication. */
export const updatePublication = (
  write: Write,
  id: string,
  version: number | undefined,
  fields: Partial<PublicationFields>,
  media: Texts,
): Promise<Publication> =>
  write.update(publications, id, version, async ({ publicationSummary: summary }) => {
    await media.follow(write, [summary], [fields.publicationSummary ?? summary])
    await write.queries
      .updateTable('publication')
      .set({ ...fields, updatedAt: write.now })
      .where('_id', '=', id)
      .execute()
  })

/** Deletes a publication. */
export const deletePublication = (write: Write, id: string, media: Texts): Promise<Publication> =>
  write.remove(publications, id, async ({ publicationSummary }) => {
    await media.follow(write, [publicationSummary], [])
    await write.queries.deleteFrom('publication').where('_id', '=', id).execute()
  })
