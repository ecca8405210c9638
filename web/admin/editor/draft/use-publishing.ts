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
import { isUpdate, type PublishedEntry } from './published-entry.ts'
import { useAutosave } from './use-autosave.ts'
import { useDayQuestion } from './use-day-question.ts'
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
  /** The field with the day the entry is dated, where one to come is asked about. */
  day: string | undefined
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
  const dayQuestion = useDayQuestion({ publishing, field: options.day, formOf, intent })
  const over = useDraftOver(publishing, fixed.version, call)

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
  // Published entries are never changed automatically: typed text is kept as a draft of changes.
  const savesItself = Boolean(saveNew || publishing?.named)

  /** Whether this makes something visible that visitors do not see yet, now or at a moment. */
  const isPublication = (typed: Values): boolean => {
    const isScheduled = String(typed.publishAt ?? '') > new Date().toISOString()
    const { status } = publishing?.state ?? {}
    return status === 'draft' || (over.isThere() && !isUpdate(publishing)) || isScheduled
  }
  /** What a person may want to mend in what is shown to everyone. */
  const warningsOf = async (typed: Values): Promise<string[]> =>
    publishing && typed.status === 'published'
      ? publishWarnings(publishing.entity, typed, opened)
      : []

  const review = (typed: Values) => {
    if (!isPublication(typed)) void warningsOf(typed).then(tellWarnings)
  }

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
    review,
    dayQuestion,
    /** Sends what the entry's own call does not: a draft over what is published, and its publication. */
    instead: async (input: Values, { save: as, ...typed }: Values) => {
      if (dayQuestion.ask(typed)) return null
      const isAsked = isPublication(typed) && !intent.decision().isAnyway
      const found = isAsked ? await warningsOf(typed) : []
      setWarnings(found)
      if (found.length > 0) return null
      if (!publishing?.named) return undefined
      const isOver = as === 'draft' && publishing.state.status === 'published'
      if (!isOver && !over.isThere()) return undefined
      const shown = publishingInput.parse(typed)
      const refusal = await (isOver ? over.keep(input) : over.publish(input, shown))
      if (refusal === null) {
        if (!isOver) review(typed)
        onSaved()
      }
      return refusal
    },
  }
}
