import type { CreateTableBuilder, Kysely } from 'kysely'
import type { Migration } from '../migrate.ts'
import type { DatabaseTables } from '../schema.ts'
import { startEntityTable, startTable } from './table.ts'

const texts = (builder: CreateTableBuilder<string, string>, names: readonly string[]) =>
  names.reduce((next, name) => next.addColumn(name, 'text', (column) => column.notNull()), builder)

const index = (db: Kysely<DatabaseTables>, name: string, on: string, columns: string[]) =>
  db.schema.createIndex(name).on(on).columns(columns).execute()

export const content: Migration = {
  name: '002-content',
  up: async (db, kind) => {
    /** Adds an ordered many-to-many table. Deleting an entry of either side deletes the row. */
    const ordered = async (name: string, owner: string, ownerKey: string, member: string) => {
      await startTable(db, kind, name)
        .addColumn(ownerKey, 'text', (column) =>
          column.notNull().references(`${owner}._id`).onDelete('cascade'),
        )
        .addColumn(member, 'text', (column) =>
          member === 'profileId'
            ? column.notNull().references('profile._id').onDelete('cascade')
            : column.notNull(),
        )
        .addColumn('position', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint(`${name}Key`, [ownerKey, member])
        .execute()
      await index(db, `${name}By${member === 'url' ? 'Url' : 'Profile'}`, name, [member])
    }

    await startTable(db, kind, 'media')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .execute()

    await texts(startEntityTable(db, kind, 'category'), ['name', 'description'])
      .addColumn('nameKey', 'text', (column) => column.notNull().unique())
      .execute()

    await texts(startEntityTable(db, kind, 'profile'), [
      'name',
      'email',
      'about',
      'profilePic',
      'designation',
      'qualifications',
      'AreaofInterest',
      'socialLinks',
    ]).execute()
    await index(db, 'profileByName', 'profile', ['name', '_id'])
    await index(db, 'profileByPicture', 'profile', ['profilePic'])

    await texts(startEntityTable(db, kind, 'post'), [
      'title',
      'shortDesc',
      'content',
      'image',
      'references',
      'grant',
    ])
      .addColumn('categoryId', 'text', (column) => column.notNull().references('category._id'))
      .execute()
    await index(db, 'postByCategory', 'post', ['categoryId'])
    await index(db, 'postByPicture', 'post', ['image'])
    await ordered('postContributor', 'post', 'postId', 'profileId')

    const partOfPost = (name: string, names: readonly string[]) =>
      texts(startEntityTable(db, kind, name), names).addColumn('postId', 'text', (column) =>
        column.notNull().references('post._id').onDelete('cascade'),
      )
    await partOfPost('subPost', ['sectionName', 'subSectionContent'])
      .addColumn('position', 'integer', (column) => column.notNull())
      .execute()
    await index(db, 'subPostByPost', 'subPost', ['postId', 'position'])
    await ordered('subPostImage', 'subPost', 'subPostId', 'url')

    await partOfPost('milestone', ['title', 'description', 'dueDate', 'status']).execute()
    await index(db, 'milestoneByPost', 'milestone', ['postId'])

    await partOfPost('researchProgress', ['description']).execute()
    await index(db, 'researchProgressByPost', 'researchProgress', ['postId'])
    await ordered(
      'researchProgressContributor',
      'researchProgress',
      'researchProgressId',
      'profileId',
    )
    await ordered('researchProgressImage', 'researchProgress', 'researchProgressId', 'url')

    await texts(startEntityTable(db, kind, 'team'), ['name'])
      .addColumn('nameKey', 'text', (column) => column.notNull().unique())
      .addColumn('position', 'integer', (column) => column.notNull())
      .execute()
    await ordered('teamMember', 'team', 'teamId', 'profileId')

    await texts(startEntityTable(db, kind, 'frontPage'), ['title', 'description', 'pic', 'link'])
      .addColumn('position', 'integer', (column) => column.notNull())
      .execute()
    await index(db, 'frontPageByPicture', 'frontPage', ['pic'])

    await texts(startEntityTable(db, kind, 'logo'), ['logo', 'link'])
      .addColumn('position', 'integer', (column) => column.notNull())
      .execute()
    await index(db, 'logoByPicture', 'logo', ['logo'])
  },
}
