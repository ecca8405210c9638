import { useState } from 'react'
import { type ApiError, createInvalidInputError, toFieldErrors } from '#contract/call/api-error.ts'
import type { ApiCall } from '#contract/call/call.ts'
import type { EntityDefinition } from '#contract/call/entity.ts'
import { inputSchemaFor, publishingInputSchema } from '#contract/call/publishing.ts'
import { z } from '#contract/call/zod.ts'
import type { useSubmitIntent } from '#web/admin/editor/form/use-submit-intent.ts'
import { showWarningToast } from '#web/admin/editor/panel/warning-list.tsx'
import { readFormValues } from '#web/api/call-form.tsx'
import { useMayEdit } from '#web/session/session.ts'
import { type DraftableEntry, isFirstChangeSincePublished } from './draftable-entry.ts'
import { findPublishWarnings } from './publish-warnings.ts'
import { useFormAutosave } from './use-autosave.ts'
import { useFutureDateQuestion } from './use-day-question.ts'
import { useEntryDraft } from './use-draft-over.ts'

type Values = Readonly<Record<string, unknown>>

type PublishingOptions = {
  publishing: DraftableEntry | undefined
  call: ApiCall
  /** Definition of the entity, if it is created at run time. */
  definition: EntityDefinition | undefined
  fixed: Values
  opened: object
  formOf: () => HTMLFormElement | null
  /** Saves an entry that is not added yet. */
  saveNew: (() => Promise<ApiError | null>) | undefined
  /** Name of the entry's date field. Undefined if a future date needs no question. */
  day: string | undefined
  /** Waits for pending uploads. Returns false if the form cannot be sent. */
  isReady: () => Promise<boolean>
  intent: ReturnType<typeof useSubmitIntent>
  onSaved: () => void
  /** Called when all typed text is saved on the server. */
  onKept: () => void
  onOvertaken: () => void
}

/** Adds drafts to a form: autosave, drafts over published entries, and warnings before publishing. */
export const useEntryPublishing = (options: PublishingOptions) => {
  const { call, fixed, opened, formOf, saveNew, isReady, intent } = options
  const { onSaved, onKept, onOvertaken } = options
  const publishing = useMayEdit() ? options.publishing : undefined
  const [warnings, setWarnings] = useState<readonly string[]>([])
  const dayQuestion = useFutureDateQuestion({ publishing, field: options.day, formOf, intent })
  const over = useEntryDraft(publishing, fixed.version, call)

  const save = async (): Promise<ApiError | null> => {
    const form = formOf()
    if (!form || !(await isReady())) return null
    if (saveNew) return saveNew()
    const all = { ...readFormValues(form), ...fixed, status: 'draft' }
    const { data, error } = z.safeParse(inputSchemaFor(call, all), all)
    if (error) return createInvalidInputError(toFieldErrors(error))
    const refusal = await over.keepQuietly(data)
    if (refusal === null && !autosave.isBehind()) onKept()
    if (refusal?.code === 'staleVersion') {
      intent.remember('draft')
      onOvertaken()
    }
    return refusal
  }
  const autosave = useFormAutosave(save)
  // Whether the form saves typed text by itself. It saves a draft, never the published entry.
  const savesItself = Boolean(saveNew || publishing?.named)

  /** Whether saving makes the entry visible to visitors, now or later. */
  const isPublication = (typed: Values): boolean => {
    const isScheduled = String(typed.publishAt ?? '') > new Date().toISOString()
    const { status } = publishing?.state ?? {}
    return (
      status === 'draft' ||
      (over.isThere() && !isFirstChangeSincePublished(publishing)) ||
      isScheduled
    )
  }
  /** Returns warnings about an entry that visitors will see. */
  const warningsOf = async (typed: Values): Promise<string[]> =>
    publishing && typed.status === 'published'
      ? findPublishWarnings(publishing.entity, typed, opened, options.definition)
      : []

  const review = (typed: Values) => {
    if (!isPublication(typed)) void warningsOf(typed).then(showWarningToast)
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
    /**
     * Shows warnings after an entry that is already public was saved. Saving does not wait for
     * them.
     */
    review,
    dayQuestion,
    /**
     * Called instead of the form's own API call, to save or publish a draft. Returns undefined if the own
     * call is needed after all.
     */
    instead: async (input: Values, { save: as, ...typed }: Values) => {
      if (dayQuestion.ask(typed)) return null
      const isAsked = isPublication(typed) && !intent.decision().isAnyway
      const found = isAsked ? await warningsOf(typed) : []
      setWarnings(found)
      if (found.length > 0) return null
      if (!publishing?.named) return undefined
      const isOver = as === 'draft' && publishing.state.status === 'published'
      if (!isOver && !over.isThere()) return undefined
      const shown = publishingInputSchema.parse(typed)
      const refusal = await (isOver ? over.keep(input) : over.publish(input, shown))
      if (refusal === null) {
        if (!isOver) review(typed)
        onSaved()
      }
      return refusal
    },
  }
}
