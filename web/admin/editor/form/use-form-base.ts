import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { formValue } from '#web/admin/editor/conflict/conflict.ts'
import {
  fillChosen,
  type Question,
  questionsOf,
  type Side,
} from '#web/admin/editor/conflict/conflict-fields.ts'
import type { Theirs } from '#web/admin/editor/conflict/load-theirs.ts'
import { readFormValues } from '#web/api/call-form.tsx'

type Values = Readonly<Record<string, unknown>>

/** Remembers the values that a form was opened with, to find out who changed what. */
export const useFormBase = (opened: object, formOf: () => HTMLFormElement | null) => {
  const base = useRef<{ opened: Values; before: Values }>({ opened: {}, before: {} })
  const [without, setWithout] = useState<readonly string[]>([])
  const note = useEffectEvent(() => {
    const form = formOf()
    if (form) base.current = { opened: { ...opened }, before: readFormValues(form) }
  })
  useEffect(() => note(), [])
  return {
    /** Names of file fields that must not be sent. */
    without,
    questions: ({ state }: Theirs): readonly Question[] => {
      const form = formOf()
      return form
        ? questionsOf(form, { ...base.current, current: state, mine: readFormValues(form) })
        : []
    },
    /** Fills the form with the chosen values. */
    fill: (questions: readonly Question[], sideOf: (question: Question) => Side) => {
      const form = formOf()
      if (form) setWithout(fillChosen(form, questions, sideOf))
    },
    /** Continues from the version that others saved. */
    follow: ({ state }: Theirs) => {
      const { before } = base.current
      const names = Object.keys(state).filter((name) => name in before)
      const values = Object.fromEntries(names.map((name) => [name, formValue(state[name])]))
      base.current = { opened: state, before: { ...before, ...values } }
    },
  }
}
