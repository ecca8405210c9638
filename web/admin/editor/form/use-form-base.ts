import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { toFormValue } from '#web/admin/editor/conflict/conflict.ts'
import {
  type ConflictSide,
  type FieldConflict,
  fieldConflictsOf,
  fillChosenValues,
} from '#web/admin/editor/conflict/conflict-fields.ts'
import type { VersionOfOthers } from '#web/admin/editor/conflict/load-theirs.ts'
import { readFormValues } from '#web/api/call-form.tsx'

type Values = Readonly<Record<string, unknown>>

/**
 * Remembers the values that a form was opened with, to detect after a conflict which fields this user and
 * others have changed.
 */
export const useOpenedValues = (opened: object, formOf: () => HTMLFormElement | null) => {
  const base = useRef<{ opened: Values; before: Values }>({ opened: {}, before: {} })
  const [without, setWithout] = useState<readonly string[]>([])
  const note = useEffectEvent(() => {
    const form = formOf()
    if (form) base.current = { opened: { ...opened }, before: readFormValues(form) }
  })
  useEffect(() => note(), [])
  return {
    /** Names of the file fields to omit from the request, because the user chose the saved file. */
    without,
    questions: ({ state }: VersionOfOthers): readonly FieldConflict[] => {
      const form = formOf()
      return form
        ? fieldConflictsOf(form, { ...base.current, current: state, mine: readFormValues(form) })
        : []
    },
    /** Fills the form with the values that the user has chosen for the conflicting fields. */
    fill: (
      questions: readonly FieldConflict[],
      sideOf: (question: FieldConflict) => ConflictSide,
    ) => {
      const form = formOf()
      if (form) setWithout(fillChosenValues(form, questions, sideOf))
    },
    /** Adopts the version that another user saved as the new base of comparison. */
    follow: ({ state }: VersionOfOthers) => {
      const { before } = base.current
      const names = Object.keys(state).filter((name) => name in before)
      const values = Object.fromEntries(names.map((name) => [name, toFormValue(state[name])]))
      base.current = { opened: state, before: { ...before, ...values } }
    },
  }
}
