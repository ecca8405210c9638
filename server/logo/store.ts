import type { Logo } from '#contract/logo.ts'
import type { Queries } from '#server/db/database.ts'
import { count, type Part, part, positionAt } from '#server/db/list.ts'
import type { Entity, Write } from '#server/db/write.ts'
import type { SafePicture } from '#server/media/images.ts'
import type { Media } from '#server/media/media.ts'

const columns = ['_id', 'logo', 'link', 'version'] as const

const logos: Entity<Logo> = {
  label: 'Logo',
  table: 'logo',
  read: (queries, id) =>
    queries.selectFrom('logo').select(columns).where('_id', '=', id).executeTakeFirst(),
}

/** The partner logos in the order they are shown, and how many there are in all. */
export const listLogos = async (queries: Queries, wanted: Part) => ({
  logo: await part(
    queries.selectFrom('logo').select(columns).orderBy('position').orderBy('_id'),
    wanted,
  ).execute(),
  total: await count(queries, 'logo'),
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
