import { useEffect, useState } from 'react'
import type { ChoiceOption } from '#web/ui/form/choice-popup.tsx'

/** Loads the choices of a form. `load` must be the same function in every render. */
export const useLoadedChoices = (load: () => Promise<readonly ChoiceOption[]>) => {
  const [choices, setChoices] = useState<readonly ChoiceOption[]>()
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
  const offer = (made: ChoiceOption) => setChoices((before = []) => [made, ...before])
  return [choices, offer] as const
}
