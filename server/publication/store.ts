import { createInvalidInputError, createNotFoundError } from '#contract/call/api-error.ts'
import { firstAuthorText } from '#contract/publication/author-name.ts'
import type {
  NewPublication,
  Publication,
  PublicationChanges,
} from '#contract/publication/publication.ts'
import { publicationEntity } from '#contract/publication/publication-entity.ts'
import type { Author } from '#contract/publication/publication-fields.ts'
import type { Queries } from '#server/base/db/database.ts'
import { singleOwnerQuery } from '#server/base/db/ordered-list.ts'
import { trackAsSingleEntryRead } from '#server/base/db/reads.ts'
import { writeEntryLists } from '#server/base/entity/entry-lists.ts'
import { updatePublishable } from '#server/base/entity/publish-check.ts'
import { emptyColumns, toEntryColumns } from '#server/base/entity/record.ts'
import { deleteRow, insertRow, updateRow } from '#server/base/entity/rows.ts'
import type { PictureUrlChooser } from '#server/base/media/choose-picture.ts'
import {
  type ContentReader,
  unrestrictedReader,
  visibleCondition,
} from '#server/base/reader/visible.ts'
import type { JournaledEntity, WriteTransaction } from '#server/base/write/write.ts'
import { reconcileAuthorTextAndList } from './authors.ts'
import { assignCitationKey, createCitationKey, withFreeCitationKey } from './citation-keys.ts'
import { listMatchablePeople, readRejectingPeople, replaceAuthorLinks } from './links.ts'
import { publicationColumnNames, rowsToPublications } from './rows.ts'

const find = async (
  queries: Queries,
  id: string,
  reader: ContentReader,
): Promise<Publication | undefined> => {
  const row = await queries
    .selectFrom('publication')
    .select(publicationColumnNames)
    .where('_id', '=', id)
    .where(visibleCondition(reader, 'publication'))
    .executeTakeFirst()
  return row && (await rowsToPublications(queries, [row], singleOwnerQuery(id), reader))[0]
}

/** How changes of publications are recorded in the journal of changes. */
export const journaledPublicationEntity: JournaledEntity<Publication> = {
  label: publicationEntity.label,
  table: publicationEntity.name,
  read: (queries, id) => find(queries, id, unrestrictedReader),
  revive: withFreeCitationKey,
}

/** Returns a publication with its citation key. Throws 404 if the reader may not see it. */
export const readPublication = (queries: Queries, reader: ContentReader, id: string) =>
  trackAsSingleEntryRead('publication', id, async () => {
    const publication = await find(queries, id, reader)
    if (publication === undefined) throw createNotFoundError('Publication')
    const { citationKey } = await queries
      .selectFrom('publication')
      .select('citationKey')
      .where('_id', '=', id)
      .executeTakeFirstOrThrow()
    return { publication, citationKey }
  })

const keepPicture: PictureUrlChooser = async (_, current) => current

/** Fields of a request, without the picture, whose change is passed separately. */
type Given<F> = Omit<F, 'picture'>

/** Removes links to group members, which are stored in a database table of their own. */
const storedAuthors = (list: readonly Author[]) => list.map(({ profileId: _, ...author }) => author)

/**
 * Returns the group members to match authors with. Returns an empty list if no matching is needed, because
 * the list of authors was sent or authors do not change.
 */
const peopleFor = async (queries: Queries, fields: Given<PublicationChanges>, id = '') => {
  if (fields.authorList || fields.authors === undefined) return []
  const rejecters = await readRejectingPeople(queries, id)
  return (await listMatchablePeople(queries)).filter(({ _id }) => !rejecters.has(_id))
}

export const addPublication = (
  write: WriteTransaction,
  fields: Given<NewPublication>,
  choosePicture: PictureUrlChooser = keepPicture,
): Promise<Publication> =>
  write.create(journaledPublicationEntity, async (row) => {
    const { queries } = write
    const known = { authors: '', authorList: [] }
    const { authors, authorList } = reconcileAuthorTextAndList(
      fields,
      known,
      await peopleFor(queries, fields),
    )
    const { title = '', publicationDate: date = '' } = fields
    const work = { title, firstAuthor: firstAuthorText(authorList), date }
    const key = fields.status === 'draft' ? '' : await createCitationKey(queries, work)
    await insertRow(queries, 'publication', {
      ...emptyColumns(publicationEntity),
      ...row,
      ...toEntryColumns(publicationEntity, {
        ...fields,
        authors,
        authorList: storedAuthors(authorList),
        citationKey: key,
        picture: await choosePicture(write, ''),
      }),
    })
    await replaceAuthorLinks(queries, row._id, authorList)
    await writeEntryLists(write, publicationEntity, row._id, fields)
  })

/**
 * Throws 400 if a required field of a published entry is emptied. Fields that an import left empty
 * may stay empty.
 */
const refuseEmptied = (fields: Given<PublicationChanges>, before: Publication) => {
  if ((fields.status ?? before.status) === 'draft') return
  const needed = {
    publicationDate: 'Please enter a date',
    publicationLink: 'Please enter a link',
    publicationSummary: 'Please enter a summary',
  }
  const errors = Object.entries(needed).flatMap(([path, message]) => {
    const name = path as keyof typeof needed // Paths are keys of `needed`.
    const isEmptied = fields[name]?.trim() === '' && before[name] !== ''
    return isEmptied ? [{ path, message }] : []
  })
  if (errors.length > 0) throw createInvalidInputError(errors)
}

export const updatePublication = (
  write: WriteTransaction,
  id: string,
  version: number | undefined,
  fields: Given<PublicationChanges>,
  choosePicture: PictureUrlChooser = keepPicture,
): Promise<Publication> =>
  updatePublishable(write, journaledPublicationEntity, id, version, async (before) => {
    const { queries } = write
    refuseEmptied(fields, before)
    const { authors, authorList } = reconcileAuthorTextAndList(
      fields,
      before,
      await peopleFor(queries, fields, id),
    )
    const columns = toEntryColumns(publicationEntity, {
      ...fields,
      authors,
      authorList: storedAuthors(authorList),
      picture: await choosePicture(write, before.picture),
    })
    await updateRow(queries, 'publication', id, columns)
    if ((fields.status ?? before.status) === 'published') {
      const { title = before.title, publicationDate = before.publicationDate } = fields
      await assignCitationKey(
        queries,
        { _id: id, title, publicationDate },
        firstAuthorText(authorList),
      )
    }
    await replaceAuthorLinks(queries, id, authorList)
    await writeEntryLists(write, publicationEntity, id, fields)
  })

export const deletePublication = (write: WriteTransaction, id: string) =>
  write.remove(journaledPublicationEntity, id, () => deleteRow(write.queries, 'publication', id))
