import {
  ApiError,
  createInvalidInputError,
  createNotFoundError,
  toFieldErrors,
} from '#contract/call/api-error.ts'
import type { CallInput } from '#contract/call/call.ts'
import { suggestionApi, suggestionSchemas } from '#contract/lifecycle/suggestion.ts'
import { readUser } from '#server/auth/store.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { createApiModule } from '#server/base/http/implement.ts'
import type { AuthenticatedCaller } from '#server/base/http/viewer.ts'
import { createReaderFor } from '#server/base/reader/read-as.ts'
import type { ContentReader } from '#server/base/reader/visible.ts'
import { type WriteTransaction, writeInTransaction } from '#server/base/write/write.ts'
import { isPostVisible, requirePost } from '#server/post/store.ts'
import { findProfile, updateProfile } from '#server/profile/store.ts'
import { progressEntryStore } from '#server/research-progress/store.ts'
import { readSiteName } from '#server/settings/store.ts'
import { buildSuggestionDecisionMail } from './mails.ts'
import {
  addSuggestion,
  type ClosedSuggestion,
  closeSuggestion,
  findTrashedSuggestionTitle,
  listOpenSuggestions,
  listOwnSuggestions,
  parseProfileSuggestion,
  parseProgressSuggestion,
  requireUnchangedFields,
} from './store.ts'

const keepPicture = async (_: WriteTransaction, current: string) => current

const applySuggestion = async (
  tx: WriteTransaction,
  decided: ClosedSuggestion,
  version: number | undefined,
): Promise<void> => {
  const { entity, entityId, fields } = decided
  const trashed = await findTrashedSuggestionTitle(tx.queries, decided)
  if (trashed !== undefined) {
    const advice = 'Bring it back first, or decline the suggestion.'
    throw new ApiError('notFound', `“${trashed}” is in the trash. ${advice}`)
  }
  await requireUnchangedFields(tx, decided, version)
  if (entity === 'profile') {
    await updateProfile(tx, entityId, undefined, parseProfileSuggestion(fields), keepPicture)
    return
  }
  const { postId = '', ...change } = parseProgressSuggestion(fields)
  if (entityId !== '') await progressEntryStore.update(tx, entityId, undefined, change)
  else await progressEntryStore.add(tx, { postId, ...change })
}

export const suggestionRoutes = ({ database, mailQueue, now }: BaseServices) => {
  const { queries } = database

  const decide = async (
    who: AuthenticatedCaller,
    { suggestionId, note = '', version }: CallInput<typeof suggestionApi.accept>,
    decision: 'accepted' | 'declined',
  ) => {
    const siteName = await readSiteName(queries)
    await writeInTransaction(database, who, async (tx) => {
      const decided = await closeSuggestion(tx.queries, suggestionId, {
        state: decision,
        decidedBy: who.name,
        decidedById: who.accountId,
        decidedAt: tx.now,
        note: note.trim(),
      })
      if (decided === undefined)
        throw new ApiError('wrongState', 'Someone has decided on this suggestion already')
      if (decision === 'accepted') await applySuggestion(tx, decided, version)
      const { email } = await readUser(tx.queries, decided.accountId)
      const told = { decidedBy: who.name, note, siteName }
      await mailQueue.add(tx.queries, buildSuggestionDecisionMail(email, decision, told))
    })
    mailQueue.kick()
    return {}
  }

  /** Throws 404 for entries that the user may not see. */
  const requireSeen = async (
    reader: ContentReader,
    entity: keyof typeof suggestionSchemas,
    id: string,
  ): Promise<void> => {
    if (entity === 'profile') {
      if ((await findProfile(queries, id, reader)) === undefined)
        throw createNotFoundError('Profile')
      return
    }
    const step = await progressEntryStore.record.read(queries, id)
    if (!step || !(await isPostVisible(queries, reader, step.postId)))
      throw createNotFoundError('Research progress')
  }

  return createApiModule(suggestionApi, {
    suggest: async ({ input: { entity, id, fields }, who }) => {
      const read = suggestionSchemas[entity].safeParse(fields)
      if (!read.success)
        throw createInvalidInputError(
          toFieldErrors(read.error).map(({ path, message }) => ({
            path: `fields.${path}`,
            message,
          })),
        )
      if (Object.keys(read.data).length === 0)
        throw createInvalidInputError([{ path: 'fields', message: 'Say what to change' }])
      const reader = await createReaderFor({ database, now }, who, { status: 'all' })
      if (id !== undefined) await requireSeen(reader, entity, id)
      else if (entity === 'profile')
        throw createInvalidInputError([{ path: 'id', message: 'Say whose profile' }])
      else {
        const { postId } = parseProgressSuggestion(read.data)
        if (postId === undefined)
          throw createInvalidInputError([{ path: 'fields.postId', message: 'Choose a project' }])
        await requirePost(queries, reader, postId)
      }
      const suggestion = { entity, entityId: id ?? '', fields: read.data }
      const suggestionId = await queries
        .transaction()
        .execute((trx) => addSuggestion(trx, who.accountId, suggestion, now()))
      return { suggestionId }
    },

    ownSuggestions: async ({ input, who }) =>
      listOwnSuggestions(
        queries,
        await createReaderFor({ database, now }, who, {}),
        who.accountId,
        input,
      ),

    showSuggestions: ({ input }) => listOpenSuggestions(queries, input),

    accept: ({ input, who }) => decide(who, input, 'accepted'),

    decline: ({ input, who }) => decide(who, input, 'declined'),
  })
}
