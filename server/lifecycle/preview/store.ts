import { createHash, randomBytes } from 'node:crypto'
import { createNotFoundError } from '#contract/call/api-error.ts'
import { draftableEntityNames } from '#contract/lifecycle/draft.ts'
import { previewLinkValidDays } from '#contract/lifecycle/preview.ts'
import { requireActiveAccount } from '#server/auth/store.ts'
import type { Queries } from '#server/base/db/database.ts'
import { isVisibleAt } from '#server/base/reader/visible.ts'
import { previewEndOf } from '#server/base/write/end-previews.ts'
import type { DraftReference } from '#server/lifecycle/draft/store.ts'

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/**
 * Adds a preview link of an entry, within a transaction. Throws 403 if the account was closed. Stores only a hash of the link's
 * secret.
 */
export const addPreviewLink = async (
  queries: Queries,
  { entity, id }: DraftReference,
  state: object,
  { accountId, now }: { accountId: string; now: Date },
) => {
  await requireActiveAccount(queries, accountId)
  const token = randomBytes(32).toString('hex')
  const expiresAt = new Date(now.getTime() + previewLinkValidDays * 24 * 3_600_000).toISOString()
  await queries
    .insertInto('previewToken')
    .values({
      tokenHash: hashOf(token),
      entity,
      entityId: id,
      expiresAt,
      // The preview link of an unpublished entry ends with the publication. For a public entry, the
      // link shows unpublished changes and has no such end.
      endsAt: isVisibleAt(state, now.toISOString()) ? '' : previewEndOf(state),
      accountId,
    })
    .execute()
  return { token, expiresAt }
}

/** Revokes a link. Throws 404 if there is none. */
export const revokePreviewLink = async (queries: Queries, token: string): Promise<void> => {
  const { numDeletedRows } = await queries
    .deleteFrom('previewToken')
    .where('tokenHash', '=', hashOf(token))
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) throw createNotFoundError('Preview link')
}

export const revokePreviewLinksOfEntry = async (queries: Queries, entity: string, id: string) => {
  await queries
    .deleteFrom('previewToken')
    .where('entity', '=', entity)
    .where('entityId', '=', id)
    .execute()
}

const isDraftEntity = (entity: string): entity is DraftReference['entity'] =>
  draftableEntityNames.some((each) => each === entity)

/** Returns the target of a link. Undefined if the link is invalid or expired. */
export const findPreviewTarget = async (
  queries: Queries,
  token: string,
  now: Date,
): Promise<{ named: DraftReference; hasEnded: boolean; until: string } | undefined> => {
  const found = await queries
    .selectFrom('previewToken')
    .select(['entity', 'entityId', 'endsAt', 'expiresAt'])
    .where('tokenHash', '=', hashOf(token))
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst()
  if (!found || !isDraftEntity(found.entity)) return undefined
  const hasEnded = found.endsAt !== '' && found.endsAt <= now.toISOString()
  const until = [found.expiresAt, found.endsAt].filter(Boolean).toSorted()[0] ?? ''
  return { named: { entity: found.entity, id: found.entityId }, hasEnded, until }
}
