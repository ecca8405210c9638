import { type Logo, logoEntity } from '#contract/logo.ts'
import type { Queries } from '#server/db/database.ts'
import { count, matching, type Part, part, positionAt, reorder } from '#server/db/list.ts'
import type { Entity, Write } from '#server/db/write.ts'
import type { SafePicture } from '#server/media/images.ts'
import type { Media } from '#server/media/media.ts'

const columns = ['_id', 'logo', 'link', 'version'] as const

/** Logos as the journal sees them. */
export const logos: Entity<Logo> = {
  label: logoEntity.label,
  table: logoEntity.name,
  read: (queries, id) =>
    queries.selectFrom('logo').select(columns).where('_id', '=', id).executeTakeFirst(),
}

const inOrder = (queries: Queries) => queries.selectFrom('logo').orderBy('position').orderBy('_id')

/** The partner logos in the order they are shown, and how many there are in all. */
export const listLogos = async (queries: Queries, wanted: Part) => ({
  logo: await part(matching(inOrder(queries).select(columns), ['link'], wanted), wanted).execute(),
  total: await count(queries, 'logo', ['link'], wanted),
})

/** Adds a partner logo behind the others. */
export const addLogo = (write: Write, link: string, picture: SafePicture, media: Media) =>
  write.create(logos, async (row) => {
    const position = await positionAt(write.queries, 'logo', 'last')
    const logo = await media.keep(write, picture)
    await write.queries
      .insertInto('logo')
      .values({ ...row, logo, link, position })
      .execute()
  })

/** Deletes a partner logo. */
export const deleteLogo = (write: Write, id: string, media: Media) =>
  write.remove(logos, id, async ({ logo }) => {
    await write.queries.deleteFrom('logo').where('_id', '=', id).execute()
    media.drop(write, [logo])
  })

/** Puts the logos into another order. */
export const reorderLogos = async (write: Write, ids: readonly string[]): Promise<void> => {
  const current = await inOrder(write.queries).select('_id').execute()
  await reorder(
    write,
    'logo',
    current.map((row) => row._id),
    ids,
  )
}
