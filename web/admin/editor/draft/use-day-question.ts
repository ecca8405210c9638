import { useRef, useState } from 'react'
import { toLocalTime } from '#contract/text/zone-time.ts'
import { useSiteTimeZone } from '#web/admin/editor/form/use-site-zone.ts'
import type { useSubmitIntent } from '#web/admin/editor/form/use-submit-intent.ts'
import { type DraftableEntry, isFirstChangeSincePublished } from './draftable-entry.ts'
import { fillFormField } from './unsaved-text.ts'

type Values = Readonly<Record<string, unknown>>

interface DayOptions {
  readonly publishing: DraftableEntry | undefined
  /** Name of the entry's date field. Undefined if a future date needs no question. */
  readonly field: string | undefined
  readonly formOf: () => HTMLFormElement | null
  readonly intent: ReturnType<typeof useSubmitIntent>
}

/** Lets the user choose once whether an entry with a future date is published now or on that day. */
export const useFutureDateQuestion = ({ publishing, field, formOf, intent }: DayOptions) => {
  const [dayInQuestion, setDayInQuestion] = useState('')
  const answered = useRef('')
  const zone = useSiteTimeZone()

  /** Returns the future date, or an empty text if there is nothing to decide. */
  const dayToCome = (typed: Values): string => {
    const day = String((field && typed[field]) ?? '').slice(0, 10)
    const isShownNow = typed.status === 'published' && String(typed.publishAt ?? '') === ''
    const today = toLocalTime(new Date().toISOString(), zone).slice(0, 10)
    const isAsked =
      publishing && !isFirstChangeSincePublished(publishing) && isShownNow && day > today
    return isAsked && day !== answered.current ? day : ''
  }

  return {
    /** The date to decide about. Empty while the question is closed. */
    day: dayInQuestion,
    /** Opens the question if necessary. Returns whether the form has to wait for the answer. */
    ask: (typed: Values): boolean => {
      const day = dayToCome(typed)
      setDayInQuestion(day)
      return day !== ''
    },
    /**
     * Sends the form again, to publish the entry now or at `moment`. If `moment` is null, sending is
     * cancelled.
     */
    answer: (moment: string | null) => {
      answered.current = moment === null ? '' : dayInQuestion
      setDayInQuestion('')
      const form = formOf()
      if (moment && form) fillFormField(form, 'publishAt', moment)
      if (moment !== null) intent.sendAgain({})
    },
  }
}
