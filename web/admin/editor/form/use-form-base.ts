import { useEffect, useEffectEvent, useRef, useState } from 'react'
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
export const useInitialFormValues = (opened: object, formOf: () => HTMLFormElement | null) => {
  const base = useRef<{ opened: Values; before: Values }>({ opened: {}, before: {} })
  const [without, setWithout] = useState<readonly string[]>([])
  const note = useEffectEvent(() => {
    const form = formOf()
    if (form) base.current = { opened: { ...opened }, before: readFormValues(form) }
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
        ? fieldConflictsOf(form, { ...base.current, current: state, mine: readFormValues(form) })
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
      const names = Object.keys(state).filter((name) => name in before)
      const values = Object.fromEntries(
        names.map((name) => [name, toFormControlValue(state[name])]),
      )
      base.current = { opened: state, before: { ...before, ...values } }
    },
  }
}
