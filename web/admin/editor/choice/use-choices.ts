import { useEffect, useState } from 'react'
import type { Choice } from '#web/ui/form/choice-popup.tsx'

/** Loads the choices of a form. `load` must be the same function in every render. */
export const useChoices = (load: () => Promise<readonly Choice[]>) => {
  const [choices, setChoices] = useState<readonly Choice[]>()
  useEffect(() => {
    let isCurrent = true
    load().then(
      (loaded) => isCurrent && setChoices(loaded),
      // The API client has already shown a toast.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [load])
  /** Adds a choice that the user has created while the form was open. */
  const offer = (made: Choice) => setChoices((before = []) => [made, ...before])
  return [choices, offer] as const
}
