import { useRef } from 'react'
import { ApiError } from '#contract/call/api-error.ts'
import type { ApiCall, CallInput } from '#contract/call/call.ts'
import type { PublishingState } from '#contract/call/publishing.ts'
import { draftApi } from '#contract/lifecycle/draft.ts'
import type { ConcurrentEntryVersion } from '#web/admin/editor/conflict/load-theirs.ts'
import { browserApiClient } from '#web/api/browser-client.ts'
import { errorToastText, toApiError } from '#web/api/call-messages.ts'
import { toastsOfCall } from '#web/api/toasts-of.ts'
import { useApiCall } from '#web/api/use-call.ts'
import { expireSession } from '#web/session/session-guard.tsx'
import { toast } from '#web/ui/dialog/toast.ts'
import { type DraftableEntry, isFirstChangeSincePublished } from './draftable-entry.ts'

type Values = Readonly<Record<string, unknown>>

/** Splits the values of a form into the text fields and the files of a draft. */
const draftOf = (values: Values) => {
  const entries = Object.entries(values)
  return {
    ...Object.fromEntries(entries.filter(([, value]) => value instanceof File)),
    fields: Object.fromEntries(entries.filter(([, value]) => !(value instanceof File))),
  }
}

const saveQuietly = async (input: CallInput<typeof draftApi.saveDraft>) => {
  try {
    return await browserApiClient.draft.saveDraft(input)
  } catch (thrown) {
    const error = toApiError(thrown)
    if (error.code === 'notSignedIn') expireSession()
    return error
  }
}

/** Whether the server may have processed a request although no response arrived. */
const isLost = ({ code }: ApiError) => code === 'unreachable' || code === 'unknown'

/** Saves a form as a draft over its entry, and publishes that draft. */
export const useEntryDraft = (
  publishing: DraftableEntry | undefined,
  entryVersion: unknown,
  call: ApiCall,
) => {
  const { named, draft } = publishing ?? {}
  const version = useRef<number | undefined>(draft?.version ?? Number(entryVersion))
  const seen = useRef<number>(undefined)
  const isThere = useRef(Boolean(draft))
  const sent = useRef(new WeakSet<File>())
  const { run: save } = useApiCall(draftApi.saveDraft)
  const toasts = toastsOfCall(call)
  // If only autosave created the draft, publishing shows the toast of an ordinary update.
  const published = isFirstChangeSincePublished(publishing)
    ? toasts.success
    : draftApi.publishDraft.success
  const { run: publish } = useApiCall(draftApi.publishDraft, {
    told: { ...toasts, success: published },
  })
  const { run: takeIn } = useApiCall(draftApi.publishDraft, {
    told: { ...toasts, success: draftApi.saveDraft.success },
  })

  // Values of a request without a response. Repeated before the next save, which would otherwise conflict
  // with the draft that the server may have saved.
  const unanswered = useRef<Values | null>(null)
  const keep = async (values: Values, by: typeof save): Promise<ApiError | null> => {
    const { current: lost } = unanswered
    const refusal = lost && (await keepOne(lost, saveQuietly))
    return refusal ?? keepOne(values, by)
  }
  const keepOne = async (values: Values, by: typeof save): Promise<ApiError | null> => {
    if (!named) return null
    // Files that the draft already contains are not uploaded again.
    const isNew = ([, value]: readonly [string, unknown]) =>
      !(value instanceof File && sent.current.has(value))
    const fresh = Object.fromEntries(Object.entries(values).filter(isNew))
    const answer = await by({
      ...named,
      ...draftOf(fresh),
      version: version.current,
      seen: seen.current,
    })
    unanswered.current = answer instanceof ApiError && isLost(answer) ? values : null
    if (answer instanceof ApiError) return answer
    for (const value of Object.values(fresh)) if (value instanceof File) sent.current.add(value)
    version.current = answer.draft.version
    isThere.current = true
    return null
  }
  return {
    isThere: () => isThere.current,
    /** Saves a draft. Visitors see no change. */
    keep: (values: Values) => keep(values, save),
    /** Saves a draft without a toast, for autosave. */
    keepQuietly: (values: Values) => keep(values, saveQuietly),
    /** Saves a draft and publishes it with the visibility that the form specifies. */
    publish: async (values: Values, shown: Partial<PublishingState>): Promise<ApiError | null> => {
      const refusal = await keep(values, saveQuietly)
      if (refusal && refusal.code !== 'notSignedIn') toast.error(errorToastText(toasts, refusal))
      if (refusal || !named) return refusal
      const run = shown.status === 'draft' ? takeIn : publish
      const answer = await run({ ...named, version: version.current, ...shown })
      return answer instanceof ApiError ? answer : null
    },
    version: () => version.current,
    /** Adopts the version that another user saved, so that the next save does not conflict with it. */
    follow: (theirs: ConcurrentEntryVersion) => {
      version.current = theirs.draft?.version ?? theirs.version
      isThere.current = theirs.draft !== null
      if (theirs.isPublished) seen.current = theirs.version
    },
  }
}
