import { useState } from 'react'
import { type ApiError, fieldErrors, invalid } from '#contract/call/api-error.ts'
import type { Call } from '#contract/call/call.ts'
import { inputSchemaFor, publishingInput } from '#contract/call/publishing.ts'
import { z } from '#contract/call/zod.ts'
import type { useIntent } from '#web/admin/editor/form/use-intent.ts'
import { tellWarnings } from '#web/admin/editor/panel/warning-list.tsx'
import { readFormValues } from '#web/api/call-form.tsx'
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
  /** Saves an entry that is not added yet. */
  saveNew: (() => Promise<ApiError | null>) | undefined
  /** Name of the field with the entry's date, if a future date needs a question. */
  day: string | undefined
  /** Waits until the values of the form can be read. */
  isReady: () => Promise<boolean>
  intent: ReturnType<typeof useIntent>
  onSaved: () => void
  /** Called when the server has all typed text. */
  onKept: () => void
  onOvertaken: () => void
}

/** Adds drafts to a form: autosave, drafts over published entries, and warnings before publishing. */
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
    const all = { ...readFormValues(form), ...fixed, status: 'draft' }
    const { data, error } = z.safeParse(inputSchemaFor(call, all), all)
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

  /** Whether saving makes the entry visible to visitors, now or later. */
  const isPublication = (typed: Values): boolean => {
    const isScheduled = String(typed.publishAt ?? '') > new Date().toISOString()
    const { status } = publishing?.state ?? {}
    return status === 'draft' || (over.isThere() && !isUpdate(publishing)) || isScheduled
  }
  /** Returns warnings about an entry that visitors will see. */
  const warningsOf = async (typed: Values): Promise<string[]> =>
    publishing && typed.status === 'published'
      ? publishWarnings(publishing.entity, typed, opened)
      : []

  const review = (typed: Values) => {
    if (!isPublication(typed)) void warningsOf(typed).then(tellWarnings)
  }

  return {
    /** Undefined if the user may not publish. */
    publishing,
    over,
    autosave,
    savesItself,
    warnings,
    forgetWarnings: () => setWarnings([]),
    typed: () => {
      if (savesItself) autosave.typed()
    },
    /** Shows warnings about an entry that is already public. Nothing waits for it. */
    review,
    dayQuestion,
    /** Replaces the entry's own call: saves a draft over a published entry, or publishes it. */
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
