import { useEffect, useState } from 'react'
import type { Choice } from '#web/ui/form/choice-popup.tsx'

/** What a form offers to choose from, once it is loaded; `load` stays the same function. */
export const useChoices = (load: () => Promise<readonly Choice[]>) => {
  const [choices, setChoices] = useState<readonly Choice[]>()
  useEffect(() => {
    let isCurrent = true
    load().then(
      (loaded) => isCurrent && setChoices(loaded),
      // The client has shown the reason.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [load])
  /** Offers what was made meanwhile too. */
  const offer = (made: Choice) => setChoices((before = []) => [made, ...before])
  return [choices, offer] as const
}
