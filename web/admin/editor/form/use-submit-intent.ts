import { useRef } from 'react'

/** Decisions of the user that apply when a form is sent again. */
interface Decision {
  /** Overwrites changes of others. */
  readonly isForced?: true
  /** Publishes despite warnings. */
  readonly isAnyway?: true
}

/** Remembers which button sent a form, so that it can be sent again in the same way. */
export const useSubmitIntent = (formOf: () => HTMLFormElement | null) => {
  const last = useRef<unknown>(undefined)
  const next = useRef<Decision | null>(null)
  const now = useRef<Decision>({})
  return {
    /** Starts sending. Returns the `save` value of the button that was pressed first. */
    begin: (save: unknown): unknown => {
      last.current = next.current ? last.current : save
      now.current = next.current ?? {}
      next.current = null
      return last.current
    },
    decision: (): Decision => now.current,
    /** Sets the `save` value for sending again. */
    remember: (save: unknown) => {
      last.current = save
    },
    sendAgain: (decision: Decision) => {
      next.current = decision
      formOf()?.requestSubmit()
    },
  }
}
