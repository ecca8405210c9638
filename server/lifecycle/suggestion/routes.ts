import { ApiError, fieldErrors, invalid, notFound } from '#contract/call/api-error.ts'
import { suggestable, suggestionApi } from '#contract/lifecycle/suggestion.ts'
import { readUser } from '#server/auth/store.ts'
import { implement } from '#server/base/http/implement.ts'
import type { Viewer } from '#server/base/http/viewer.ts'
import { readAs } from '#server/base/reader/read-as.ts'
import { type Write, write } from '#server/base/write/write.ts'
import { mustBePost, posts } from '#server/post/store.ts'
import { hasProfile, updateProfile } from '#server/profile/store.ts'
import {
  createResearchProgress,
  entries,
  updateResearchProgress,
} from '#server/research-progress/store.ts'
import type { Services } from '#server/services.ts'
import { readSiteName } from '#server/settings/store.ts'
import { decisionMail } from './mails.ts'
import {
  decideSuggestion,
  keepSuggestion,
  listSuggestions,
  readProfileFields,
  readProgress,
} from './store.ts'

type Decided = NonNullable<Awaited<ReturnType<typeof decideSuggestion>>>

const keepPicture = async (_: Write, current: string) => current

/** Makes the change that was suggested, as the editor who accepts it. */
const apply = async (tx: Write, { entity, entityId, fields }: Decided): Promise<void> => {
  if (entity === 'profile') {
    await updateProfile(tx, entityId, undefined, readProfileFields(fields), keepPicture)
    return
  }
  const { postId = '', description, contributors } = readProgress(fields)
  const progress = { description, people: contributors, pictures: [] }
  if (entityId !== '') {
    await updateResearchProgress(tx, { id: entityId }, undefined, progress)
    return
  }
  await tx.hold(posts, postId)
  await createResearchProgress(tx, postId, progress)
}

/** What members suggest and editors decide. */
export const suggestionRoutes = ({ database, mailQueue, now }: Services) => {
  const { queries } = database

  const decide = async (
    who: Viewer,
    { suggestionId, note = '' }: { suggestionId: string; note?: string | undefined },
    decision: 'accepted' | 'declined',
  ) => {
    const siteName = await readSiteName(queries)
    await write(database, who, async (tx) => {
      const decided = await decideSuggestion(tx.queries, suggestionId, decision)
      if (decided === undefined)
        throw new ApiError('wrongState', 'Someone has decided on this suggestion already')
      if (decision === 'accepted') await apply(tx, decided)
      const { email } = await readUser(tx.queries, decided.accountId)
      const told = { decidedBy: who.name, note, siteName }
      await mailQueue.add(tx.queries, decisionMail(email, decision, told))
    })
    mailQueue.kick()
    return {}
  }

  const mustExist = async (entity: keyof typeof suggestable, id: string): Promise<void> => {
    const isThere =
      entity === 'profile'
        ? await hasProfile(queries, id)
        : (await entries.read(queries, id)) !== undefined
    if (!isThere) throw notFound(entity === 'profile' ? 'Profile' : 'Research progress')
  }

  return implement(suggestionApi, {
    suggest: async ({ input: { entity, id, fields }, who }) => {
      const read = suggestable[entity].safeParse(fields)
      if (!read.success)
        throw invalid(
          fieldErrors(read.error).map(({ path, message }) => ({ path: `fields.${path}`, message })),
        )
      if (Object.keys(read.data).length === 0)
        throw invalid([{ path: 'fields', message: 'Say what to change' }])
      if (id !== undefined) await mustExist(entity, id)
      else if (entity === 'profile') throw invalid([{ path: 'id', message: 'Say whose profile' }])
      else {
        const { postId } = readProgress(read.data)
        if (postId === undefined)
          throw invalid([{ path: 'fields.postId', message: 'Choose a project' }])
        const reader = await readAs({ database, now }, who, { status: 'all' })
        await mustBePost(queries, reader, postId)
      }
      const suggestion = { entity, entityId: id ?? '', fields: read.data }
      return { suggestionId: await keepSuggestion(queries, who.accountId, suggestion, now()) }
    },

    showSuggestions: ({ input }) => listSuggestions(queries, input),

    accept: ({ input, who }) => decide(who, input, 'accepted'),

    decline: ({ input, who }) => decide(who, input, 'declined'),
  })
}
