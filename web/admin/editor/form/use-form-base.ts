import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { EntityDefinition } from '#contract/call/entity.ts'
import { splitValues } from '#contract/call/split-values.ts'
import { toFormControlValue } from '#web/admin/editor/conflict/conflict.ts'
import {
  type ConflictResolution,
  type FieldConflict,
  fieldConflictsOf,
  fillResolvedValues,
} from '#web/admin/editor/conflict/conflict-fields.ts'
import type { ConcurrentEntryVersion } from '#web/admin/editor/conflict/load-theirs.ts'
import { readFormValues } from '#web/api/call-form.tsx'

type Values = Readonly<Record<string, unknown>>

/**
 * Remembers the values that a form was opened with, to detect after a conflict which fields this user and
 * others have changed.
 */
export const useInitialFormValues = (
  opened: object,
  definition: EntityDefinition | undefined,
  formOf: () => HTMLFormElement | null,
) => {
  /** Gives each value of a collection a name of its own, so that values are compared one by one. */
  const split = (state: object): Values => splitValues(definition, state)
  const base = useRef<{ opened: Values; before: Values }>({ opened: {}, before: {} })
  const [without, setWithout] = useState<readonly string[]>([])
  const note = useEffectEvent(() => {
    const form = formOf()
    if (form) base.current = { opened: split(opened), before: split(readFormValues(form)) }
  })
  useEffect(() => note(), [])
  return {
    /**
     * Names of file fields to omit from the request, because the user has resolved a conflict by
     * keeping the file on the server.
     */
    without,
    questions: ({ state }: ConcurrentEntryVersion): readonly FieldConflict[] => {
      const form = formOf()
      return form
        ? fieldConflictsOf(form, {
            ...base.current,
            current: split(state),
            mine: split(readFormValues(form)),
          })
        : []
    },
    /** Fills the form with the values that the user has chosen for the conflicting fields. */
    fill: (
      questions: readonly FieldConflict[],
      sideOf: (question: FieldConflict) => ConflictResolution,
    ) => {
      const form = formOf()
      if (form) setWithout(fillResolvedValues(form, questions, sideOf))
    },
    /** Adopts the version that another user saved as the new base of comparison. */
    follow: ({ state }: ConcurrentEntryVersion) => {
      const { before } = base.current
      const current = split(state)
      const names = Object.keys(current).filter((name) => name in before)
      const values = Object.fromEntries(
        names.map((name) => [name, toFormControlValue(current[name])]),
      )
      base.current = { opened: current, before: { ...before, ...values } }
    },
  }
}
