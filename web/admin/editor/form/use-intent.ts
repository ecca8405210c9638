import { useRef } from 'react'

/** What was decided after a form was sent once, for when it is sent again. */
interface Decision {
  /** To save over what others have made of it. */
  readonly isForced?: true
  /** To publish whatever some readers may miss. */
  readonly isAnyway?: true
}

/** How a form is sent: as what its button says, which is remembered for when it has to be sent again. */
export const useIntent = (formOf: () => HTMLFormElement | null) => {
  const last = useRef<unknown>(undefined)
  const next = useRef<Decision | null>(null)
  const now = useRef<Decision>({})
  return {
    /** Begins to send: answers with what the form is saved as, where its button says so. */
    begin: (save: unknown): unknown => {
      last.current = next.current ? last.current : save
      now.current = next.current ?? {}
      next.current = null
      return last.current
    },
    decision: (): Decision => now.current,
    /** What the form would be saved as if it were sent again. */
    remember: (save: unknown) => {
      last.current = save
    },
    sendAgain: (decision: Decision) => {
      next.current = decision
      formOf()?.requestSubmit()
    },
  }
}
