import { createHash, randomBytes } from 'node:crypto'
import { previewDays } from '#contract/preview.ts'
import type { Queries } from '#server/db/database.ts'
import { publishers } from '#server/draft/publishers.ts'
import type { Named } from '#server/draft/store.ts'

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Makes a link to a preview; its secret is kept only as a hash. */
export const addPreview = async (queries: Queries, { entity, id }: Named, now: Date) => {
  const token = randomBytes(32).toString('hex')
  const expiresAt = new Date(now.getTime() + previewDays * 24 * 3_600_000).toISOString()
  await queries
    .insertInto('previewToken')
    .values({ tokenHash: hashOf(token), entity, entityId: id, expiresAt })
    .execute()
  return { token, expiresAt }
}

/** Takes back the link with this secret. */
export const removePreview = async (queries: Queries, token: string): Promise<void> => {
  await queries.deleteFrom('previewToken').where('tokenHash', '=', hashOf(token)).execute()
}

/** Takes back all links to previews of an entry. */
export const removePreviewsOf = async (queries: Queries, entity: string, id: string) => {
  await queries
    .deleteFrom('previewToken')
    .where('entity', '=', entity)
    .where('entityId', '=', id)
    .execute()
}

const isDraftEntity = (entity: string): entity is Named['entity'] =>
  Object.hasOwn(publishers, entity)

/** What the link with this secret shows; undefined when it does not work or no longer does. */
export const findPreview = async (
  queries: Queries,
  token: string,
  now: Date,
): Promise<Named | undefined> => {
  const found = await queries
    .selectFrom('previewToken')
    .select(['entity', 'entityId'])
    .where('tokenHash', '=', hashOf(token))
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst()
  if (!found || !isDraftEntity(found.entity)) return undefined
  return { entity: found.entity, id: found.entityId }
}
