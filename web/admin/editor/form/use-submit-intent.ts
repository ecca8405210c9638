import { useRef } from 'react'

/** Decisions of the user that apply when a form is sent again. */
interface Decision {
  /** Whether to overwrite changes of others. */
  readonly isForced?: true
  /** Whether to publish although there are warnings. */
  readonly isAnyway?: true
}

/**
 * Remembers which submit button was pressed, so that the form can be sent again after a question to the user.
 */
export const useSubmitIntent = (formOf: () => HTMLFormElement | null) => {
  const last = useRef<unknown>(undefined)
  const next = useRef<Decision | null>(null)
  const now = useRef<Decision>({})
  return {
    /**
     * Called when the form is sent. Returns the `value` of the pressed button, or of the first one if the
     * form is sent again.
     */
    begin: (save: unknown): unknown => {
      last.current = next.current ? last.current : save
      now.current = next.current ?? {}
      next.current = null
      return last.current
    },
    decision: (): Decision => now.current,
    /** Sets the button value to use when the form is sent again. */
    remember: (save: unknown) => {
      last.current = save
    },
    sendAgain: (decision: Decision) => {
      next.current = decision
      formOf()?.requestSubmit()
    },
  }
}
