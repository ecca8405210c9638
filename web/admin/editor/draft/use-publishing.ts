import { useState } from 'react'
import { type ApiError, fieldErrors, invalid } from '#contract/call/api-error.ts'
import type { Call } from '#contract/call/call.ts'
import { inputFor, publishingInput } from '#contract/call/publishing.ts'
import { z } from '#contract/call/zod.ts'
import type { useIntent } from '#web/admin/editor/form/use-intent.ts'
import { tellWarnings } from '#web/admin/editor/panel/warning-list.tsx'
import { readForm } from '#web/api/call-form.tsx'
import { useMayEdit } from '#web/session/session.ts'
import { publishWarnings } from './publish-warnings.ts'
import type { PublishedEntry } from './published-entry.ts'
import { useAutosave } from './use-autosave.ts'
import { useDraftOver } from './use-draft-over.ts'

type Values = Readonly<Record<string, unknown>>

type PublishingOptions = {
  publishing: PublishedEntry | undefined
  call: Call
  fixed: Values
  opened: object
  formOf: () => HTMLFormElement | null
  /** Saves what is typed of an entry that is not added yet. */
  saveNew: (() => Promise<ApiError | null>) | undefined
  /** Waits for what the form cannot be read without. */
  isReady: () => Promise<boolean>
  intent: ReturnType<typeof useIntent>
  onSaved: () => void
  /** All that was typed has reached the server. */
  onKept: () => void
  onOvertaken: () => void
}

/** What a form does for an entry that can be a draft: saves itself, lies over what is published, and is checked before it is shown. */
export const usePublishing = (options: PublishingOptions) => {
  const { call, fixed, opened, formOf, saveNew, isReady, intent } = options
  const { onSaved, onKept, onOvertaken } = options
  const publishing = useMayEdit() ? options.publishing : undefined
  const [warnings, setWarnings] = useState<readonly string[]>([])
  const over = useDraftOver(publishing, fixed.version)

  const save = async (): Promise<ApiError | null> => {
    const form = formOf()
    if (!form || !(await isReady())) return null
    if (saveNew) return saveNew()
    const all = { ...readForm(form), ...fixed, status: 'draft' }
    const { data, error } = z.safeParse(inputFor(call, all), all)
    if (error) return invalid(fieldErrors(error))
    const refusal = await over.keepQuietly(data)
    if (refusal === null && !autosave.isBehind()) onKept()
    if (refusal?.code === 'staleVersion') {
      intent.remember('draft')
      onOvertaken()
    }
    return refusal
  }
  const autosave = useAutosave(save)
  // What is published is never changed by itself, and has a draft only once someone wanted one.
  const isDraft = publishing?.named && (publishing.state.status === 'draft' || publishing.draft)
  const savesItself = Boolean(saveNew || isDraft)

  /** Whether this makes something visible that visitors do not see yet, now or at a moment. */
  const isPublication = (typed: Values): boolean => {
    const isScheduled = String(typed.publishAt ?? '') > new Date().toISOString()
    return publishing?.state.status === 'draft' || over.isThere() || isScheduled
  }
  /** What a person may want to mend in what is shown to everyone. */
  const warningsOf = async (typed: Values): Promise<string[]> =>
    publishing && typed.status === 'published'
      ? publishWarnings(publishing.entity, typed, opened)
      : []

  return {
    /** Absent for those who may not publish. */
    publishing,
    over,
    autosave,
    savesItself,
    warnings,
    forgetWarnings: () => setWarnings([]),
    typed: () => {
      if (savesItself) autosave.typed()
    },
    /** Says what some readers miss of what was saved and visitors see at once; nothing waits for it. */
    review: (typed: Values) => {
      if (!isPublication(typed)) void warningsOf(typed).then(tellWarnings)
    },
    /** Sends what the entry's own call does not: a draft over what is published, and its publication. */
    instead: async (input: Values, { save: as, ...typed }: Values) => {
      const isAsked = isPublication(typed) && !intent.decision().isAnyway
      const found = isAsked ? await warningsOf(typed) : []
      setWarnings(found)
      if (found.length > 0) return null
      if (!publishing?.named) return undefined
      const isOver = as === 'draft' && publishing.state.status === 'published'
      if (!isOver && !over.isThere()) return undefined
      const shown = publishingInput.parse(typed)
      const refusal = await (isOver ? over.keep(input) : over.publish(input, shown))
      if (refusal === null) onSaved()
      return refusal
    },
  }
}
