import { invalid, notFound } from '#contract/api-error.ts'
import type { NewPublication, Publication, PublicationChanges } from '#contract/publication.ts'
import { publicationEntity } from '#contract/publication-entity.ts'
import { citationKey, freeKey } from '#server/citation/citation-key.ts'
import type { Queries } from '#server/db/database.ts'
import { owner } from '#server/db/ordered-list.ts'
import { readingOne } from '#server/db/reads.ts'
import { updatePublishable } from '#server/entity/publish-check.ts'
import { linkGrants } from '#server/grant/links-store.ts'
import type { ChoosePicture } from '#server/media/choose-picture.ts'
import { everything, type Reader, visible } from '#server/reader/visible.ts'
import type { Entity, Write } from '#server/write/write.ts'
import { agree } from './authors.ts'
import { linkPeople, linkProjects, matchablePeople, readRejecters, takenKeys } from './links.ts'
import { columns, complete } from './rows.ts'
import { type Given, storedAuthors, toColumns, toNewColumns } from './to-columns.ts'

const find = async (
  queries: Queries,
  id: string,
  reader: Reader,
): Promise<Publication | undefined> => {
  const row = await queries
    .selectFrom('publication')
    .select(columns)
    .where('_id', '=', id)
    .where(visible(reader, 'publication'))
    .executeTakeFirst()
  return row && (await complete(queries, [row], owner(id), reader))[0]
}

/** Publications as the journal sees them. */
export const publications: Entity<Publication> = {
  label: publicationEntity.label,
  table: publicationEntity.name,
  read: (queries, id) => find(queries, id, everything),
}

/** One publication and the key under which it is cited. */
export const readPublication = (queries: Queries, reader: Reader, id: string) =>
  readingOne('publication', id, async () => {
    const publication = await find(queries, id, reader)
    if (publication === undefined) throw notFound('Publication')
    const { citationKey } = await queries
      .selectFrom('publication')
      .select('citationKey')
      .where('_id', '=', id)
      .executeTakeFirstOrThrow()
    return { publication, citationKey }
  })

const keepPicture: ChoosePicture = async (_, current) => current

/** Who authors can be matched with, where a text of them has to be read. */
const peopleFor = async (queries: Queries, fields: Given<PublicationChanges>, id = '') => {
  if (fields.authorList || fields.authors === undefined) return []
  const rejecters = await readRejecters(queries, id)
  return (await matchablePeople(queries)).filter(({ _id }) => !rejecters.has(_id))
}

/** A key of its own for a work that is published; a draft has none yet, for it names author and year. */
const newKey = async (queries: Queries, work: Parameters<typeof citationKey>[0]) => {
  const key = citationKey(work)
  const taken = await takenKeys(queries, key)
  return freeKey(key, (each) => taken.has(each))
}

/** Adds a publication. */
export const addPublication = (
  write: Write,
  fields: Given<NewPublication>,
  choosePicture: ChoosePicture = keepPicture,
): Promise<Publication> =>
  write.create(publications, async (row) => {
    const { queries } = write
    const known = { authors: '', authorList: [] }
    const { authors, authorList } = agree(fields, known, await peopleFor(queries, fields))
    const { title = '', publicationDate: date = '' } = fields
    const work = { title, firstAuthor: authorList[0]?.name ?? '', date }
    const key = fields.status === 'draft' ? '' : await newKey(queries, work)
    await queries
      .insertInto('publication')
      .values({
        ...row,
        ...toNewColumns(fields),
        authors,
        authorList: storedAuthors([...authorList]),
        citationKey: key,
        picture: await choosePicture(write, ''),
      })
      .execute()
    await linkPeople(queries, row._id, authorList)
    await linkProjects(queries, row._id, fields.projects ?? [])
    await linkGrants(write, row._id, [], fields.grants ?? [])
  })

/** What is there can be changed but not emptied; what an import did not bring may stay away. */
const refuseEmptied = (fields: Given<PublicationChanges>, before: Publication) => {
  if ((fields.status ?? before.status) === 'draft') return
  const needed = {
    publicationDate: 'Please enter a date',
    publicationLink: 'Please enter a link',
    publicationSummary: 'Please enter a summary',
  }
  const errors = Object.entries(needed).flatMap(([path, message]) => {
    const name = path as keyof typeof needed // a key of the object above
    const isEmptied = fields[name]?.trim() === '' && before[name] !== ''
    return isEmptied ? [{ path, message }] : []
  })
  if (errors.length > 0) throw invalid(errors)
}

/** Gives a publication its key if it has none. */
const giveKey = async (
  queries: Queries,
  { _id, title, publicationDate: date }: Pick<Publication, '_id' | 'title' | 'publicationDate'>,
  firstAuthor: string,
) => {
  const { citationKey: known } = await queries
    .selectFrom('publication')
    .select('citationKey')
    .where('_id', '=', _id)
    .executeTakeFirstOrThrow()
  if (known !== '') return
  await queries
    .updateTable('publication')
    .set({ citationKey: await newKey(queries, { title, firstAuthor, date }) })
    .where('_id', '=', _id)
    .execute()
}

/** Changes the given fields of a publication. */
export const updatePublication = (
  write: Write,
  id: string,
  version: number | undefined,
  fields: Given<PublicationChanges>,
  choosePicture: ChoosePicture = keepPicture,
): Promise<Publication> =>
  updatePublishable(write, publications, id, version, async (before) => {
    const { queries } = write
    refuseEmptied(fields, before)
    const { authors, authorList } = agree(fields, before, await peopleFor(queries, fields, id))
    await queries
      .updateTable('publication')
      .set({
        ...toColumns(fields),
        authors,
        authorList: storedAuthors([...authorList]),
        picture: await choosePicture(write, before.picture),
        updatedAt: write.now,
      })
      .where('_id', '=', id)
      .execute()
    if ((fields.status ?? before.status) === 'published') {
      const { title = before.title, publicationDate = before.publicationDate } = fields
      await giveKey(queries, { _id: id, title, publicationDate }, authorList[0]?.name ?? '')
    }
    await linkPeople(queries, id, authorList)
    if (fields.projects) await linkProjects(queries, id, fields.projects)
    if (fields.grants) await linkGrants(write, id, before.grants, fields.grants)
  })

/** Deletes a publication. */
export const deletePublication = (write: Write, id: string) =>
  write.remove(publications, id, async () => {
    await write.queries.deleteFrom('publication').where('_id', '=', id).execute()
  })
