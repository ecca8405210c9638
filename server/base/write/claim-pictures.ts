import { mediaUrlsIn } from '#contract/media/film.ts'
import type { Database, Queries } from '#server/base/db/database.ts'
import { releaseUploadHolds } from '#server/base/db/picture-hold.ts'
import { ownedRowsOf } from '#server/base/definition/owned-rows.ts'

export const claimNewPictures = async (
  database: Pick<Database, 'kind'>,
  queries: Queries,
  table: string,
  { before, after }: { readonly before?: unknown; readonly after: unknown },
): Promise<void> => {
  if (ownedRowsOf(table) === null) return
  const old = new Set(mediaUrlsIn(JSON.stringify(before ?? null)))
  const added = mediaUrlsIn(JSON.stringify(after)).filter((url) => !old.has(url))
  await releaseUploadHolds(database, queries, added)
}
