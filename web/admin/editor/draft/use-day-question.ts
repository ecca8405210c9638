import { useRef, useState } from 'react'
import { toZoneTime } from '#contract/text/zone-time.ts'
import type { useIntent } from '#web/admin/editor/form/use-intent.ts'
import { useSiteZone } from '#web/admin/editor/form/use-site-zone.ts'
import { isUpdate, type PublishedEntry } from './published-entry.ts'
import { fillForm } from './unsaved-text.ts'

type Values = Readonly<Record<string, unknown>>

interface DayOptions {
  readonly publishing: PublishedEntry | undefined
  /** The field with the day the entry is dated, where one to come is asked about. */
  readonly field: string | undefined
  readonly formOf: () => HTMLFormElement | null
  readonly intent: ReturnType<typeof useIntent>
}

/** Asks once whether an entry that is dated with a day to come is published now or then. */
export const useDayQuestion = ({ publishing, field, formOf, intent }: DayOptions) => {
  const [asked, setAsked] = useState('')
  const answered = useRef('')
  const zone = useSiteZone()

  /** Empty where there is nothing to ask. */
  const dayToCome = (typed: Values): string => {
    const day = String((field && typed[field]) ?? '').slice(0, 10)
    const isShownNow = typed.status === 'published' && String(typed.publishAt ?? '') === ''
    const today = toZoneTime(new Date().toISOString(), zone).slice(0, 10)
    const isAsked = publishing && !isUpdate(publishing) && isShownNow && day > today
    return isAsked && day !== answered.current ? day : ''
  }

  return {
    /** The day for which someone is asked; empty while nobody is. */
    day: asked,
    /** Whether the form has to wait for an answer. */
    ask: (typed: Values): boolean => {
      const day = dayToCome(typed)
      setAsked(day)
      return day !== ''
    },
    /** The entry is sent again, now or with that moment; null takes the question back. */
    answer: (moment: string | null) => {
      answered.current = moment === null ? '' : asked
      setAsked('')
      const form = formOf()
      if (moment && form) fillForm(form, 'publishAt', moment)
      if (moment !== null) intent.sendAgain({})
    },
  }
}
