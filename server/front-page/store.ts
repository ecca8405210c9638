import { type FrontPage, type FrontPageInput, frontPageEntity } from '#contract/front-page.ts'
import type { Queries } from '#server/db/database.ts'
import { count, matching, type Part, part, positionAt, reorder } from '#server/db/list.ts'
import type { Entity, Write } from '#server/db/write.ts'
import type { Media } from '#server/media/media.ts'

const columns = ['_id', 'title', 'description', 'pic', 'link', 'version'] as const

/** Latest posts as the journal sees them. */
export const frontPages: Entity<FrontPage> = {
  label: frontPageEntity.label,
  table: frontPageEntity.name,
  read: (queries, id) =>
    queries.selectFrom('frontPage').select(columns).where('_id', '=', id).executeTakeFirst(),
}

const searched = ['title', 'description', 'link']

const inOrder = (queries: Queries) =>
  queries.selectFrom('frontPage').orderBy('position').orderBy('_id', 'desc')

/** The latest posts in the order they are shown, and how many there are in all. */
export const listFrontPages = async (queries: Queries, wanted: Part) => ({
  frontPages: await part(
    matching(inOrder(queries).select(columns), searched, wanted),
    wanted,
  ).execute(),
  total: await count(queries, 'frontPage', searched, wanted),
})

type Stored = Omit<FrontPageInput, 'pic'>
type ChoosePicture = (write: Write, current: string) => Promise<string>

/** Adds a latest post in front of the others. */
export const createFrontPage = (write: Write, fields: Stored, choosePicture: ChoosePicture) =>
  write.create(frontPages, async (row) => {
    const position = await positionAt(write.queries, 'frontPage', 'first')
    const pic = await choosePicture(write, '')
    await write.queries
      .insertInto('frontPage')
      .values({ ...row, title: '', description: '', link: '', ...fields, pic, position })
      .execute()
  })

/** Changes the given fields of a latest post. */
export const updateFrontPage = (
  write: Write,
  id: string,
  version: number | undefined,
  fields: Stored,
  choosePicture: ChoosePicture,
) =>
  write.update(frontPages, id, version, async (before) => {
    await write.queries
      .updateTable('frontPage')
      .set({ ...fields, pic: await choosePicture(write, before.pic) })
      .where('_id', '=', id)
      .execute()
  })

/** Deletes a latest post. */
export const deleteFrontPage = (write: Write, id: string, media: Media) =>
  write.remove(frontPages, id, async ({ pic }) => {
    await write.queries.deleteFrom('frontPage').where('_id', '=', id).execute()
    media.drop(write, [pic])
  })

/** Puts the latest posts into another order. */
export const reorderFrontPages = async (write: Write, ids: readonly string[]): Promise<void> => {
  const current = await inOrder(write.queries).select('_id').execute()
  await reorder(
    write,
    'frontPage',
    current.map((row) => row._id),
    ids,
  )
}
