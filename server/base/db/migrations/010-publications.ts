import { type Kysely, sql } from 'kysely'
import { parseAuthorName } from '#contract/publication/author-name.ts'
import { splitAuthorsText } from '#contract/publication/author-text.ts'
import { citationKeyOf, findFreeCitationKey } from '#server/base/text/citation-key.ts'
import { createPersonMatcher } from '#server/base/text/match-people.ts'
import type { Migration } from '../migrate.ts'
import type { DatabaseTables } from '../schema.ts'
import { startTable } from './table.ts'

const texts = [
  'doi',
  'pmid',
  'arxivId',
  'venue',
  'volume',
  'issue',
  'pages',
  'publisher',
  'abstract',
  'laySummary',
  'picture',
  'citationKey',
]
const lists = ['keywords', 'authorList', 'links', 'versions']

const add = (
  db: Kysely<DatabaseTables>,
  name: string,
  type: 'text' | 'integer',
  value: string | number,
) =>
  db.schema
    .alterTable('publication')
    .addColumn(name, type, (column) => column.notNull().defaultTo(value))
    .execute()

const asAuthor = (name: string) => ({ name, isEqual: false, isCorresponding: false })

export const publicationsMigration: Migration = {
  name: '010-publications',
  upgradeSnapshot: ({ publication = [], ...rest }) => ({
    ...rest,
    publication: publication.map((row) => {
      const names = splitAuthorsText(String(row.authors))
      const [title, date] = [String(row.title), String(row.publicationDate)]
      const key = citationKeyOf({ title, firstAuthor: names[0] ?? '', date })
      return {
        ...row,
        authorList: JSON.stringify(names.map(asAuthor)),
        citationKey: `${key}-${String(row._id).slice(-4)}`,
      }
    }),
  }),
  up: async (db, kind) => {
    for (const name of texts) await add(db, name, 'text', '')
    for (const name of lists) await add(db, name, 'text', '[]')
    await add(db, 'datePrecision', 'text', 'day')
    await add(db, 'featured', 'integer', 0)
    const ordered = async (name: string, member: string, to: string) => {
      await startTable(db, kind, name)
        .addColumn('publicationId', 'text', (column) =>
          column.notNull().references('publication._id').onDelete('cascade'),
        )
        .addColumn(member, 'text', (column) =>
          column.notNull().references(`${to}._id`).onDelete('cascade'),
        )
        .addColumn('position', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint(`${name}_key`, ['publicationId', member])
        .execute()
      await db.schema.createIndex(`${name}_${member}`).on(name).column(member).execute()
    }
    await ordered('publicationAuthor', 'profileId', 'profile')
    await ordered('publicationProject', 'postId', 'post')
    await readAuthorTexts(db)
    await sql`create unique index "publication_citationKey" on "publication" ("citationKey") where "citationKey" <> ''`.execute(
      db,
    )
    await db.schema.createIndex('publication_doi').on('publication').column('doi').execute()
    await db.schema
      .createIndex('publication_publicationDate')
      .on('publication')
      .columns(['publicationDate', '_id'])
      .execute()
  },
}

const readAuthorTexts = async (db: Kysely<DatabaseTables>): Promise<void> => {
  const people = await db.selectFrom('profile').select(['_id', 'name']).execute()
  const match = createPersonMatcher(people)
  const taken = new Set<string>()
  const rows = await db
    .selectFrom('publication')
    .select(['_id', 'title', 'authors', 'publicationDate'])
    .orderBy('_id')
    .execute()
  for (const { _id: publicationId, title, authors, publicationDate: date } of rows) {
    const names = splitAuthorsText(authors)
    const list = names.map(asAuthor)
    const first = citationKeyOf({ title, firstAuthor: names[0] ?? '', date })
    const key = findFreeCitationKey(first, (each) => taken.has(each))
    taken.add(key)
    await db
      .updateTable('publication')
      .set({ authorList: JSON.stringify(list), citationKey: key })
      .where('_id', '=', publicationId)
      .execute()
    const known = new Map<string, number>()
    for (const [position, name] of names.entries()) {
      const profileId = match(parseAuthorName(name))
      if (profileId && !known.has(profileId)) known.set(profileId, position)
    }
    const links = [...known].map(([profileId, position]) => ({
      publicationId,
      profileId,
      position,
    }))
    if (links.length > 0) await db.insertInto('publicationAuthor').values(links).execute()
  }
}
