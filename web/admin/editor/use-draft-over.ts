import { useRef } from 'react'
import { ApiError } from '#contract/api-error.ts'
import { draftApi } from '#contract/draft.ts'
import type { Publishing } from '#contract/publishing.ts'
import { useCall } from '#web/api/use-call.ts'
import type { PublishedEntry } from './published-entry.ts'

type Values = Readonly<Record<string, unknown>>

/** What of a form is kept as a draft: its fields, and its files beside them. */
const draftOf = (values: Values) => {
  const entries = Object.entries(values)
  return {
    ...Object.fromEntries(entries.filter(([, value]) => value instanceof File)),
    fields: Object.fromEntries(entries.filter(([, value]) => !(value instanceof File))),
  }
}

/** Saves a form as a draft over its entry, and publishes that draft. */
export const useDraftOver = (publishing: PublishedEntry | undefined, entryVersion: unknown) => {
  const { named, draft } = publishing ?? {}
  const version = useRef(draft?.version ?? Number(entryVersion))
  const isThere = useRef(Boolean(draft))
  const { run: save } = useCall(draftApi.saveDraft)
  const { run: saveQuietly } = useCall(draftApi.saveDraft, { told: {} })
  const { run: publish } = useCall(draftApi.publishDraft)
  const { run: takeIn } = useCall(draftApi.publishDraft, {
    told: { success: draftApi.saveDraft.success },
  })

  const keep = async (values: Values, by = save): Promise<ApiError | null> => {
    if (!named) return null
    const answer = await by({ ...named, ...draftOf(values), version: version.current })
    if (answer instanceof ApiError) return answer
    version.current = answer.draft.version
    isThere.current = true
    return null
  }
  return {
    isThere: () => isThere.current,
    /** Saves what is typed; visitors see what they saw before. */
    keep,
    /** Saves what is typed as the entry itself, shown to whom and when the form says. */
    publish: async (values: Values, shown: Partial<Publishing>): Promise<ApiError | null> => {
      const refusal = await keep(values, saveQuietly)
      if (refusal || !named) return refusal
      const run = shown.status === 'draft' ? takeIn : publish
      const answer = await run({ ...named, version: version.current, ...shown })
      return answer instanceof ApiError ? answer : null
    },
  }
}
