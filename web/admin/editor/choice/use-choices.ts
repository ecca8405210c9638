import { useEffect, useState } from 'react'
import type { Choice } from '#web/ui/form/choice-popup.tsx'

/** Loads the choices of a form. `load` must be the same function in every render. */
export const useChoices = (load: () => Promise<readonly Choice[]>) => {
  const [choices, setChoices] = useState<readonly Choice[]>()
  useEffect(() => {
    let isCurrent = true
    load().then(
      (loaded) => isCurrent && setChoices(loaded),
      // The client has shown the error.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [load])
  /** Adds a choice that was created meanwhile. */
  const offer = (made: Choice) => setChoices((before = []) => [made, ...before])
  return [choices, offer] as const
}
