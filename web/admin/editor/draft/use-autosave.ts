import { useEffect, useRef, useState } from 'react'
import type { ApiError } from '#contract/call/api-error.ts'
import { type AutosaveState, createAutosave } from './autosave.ts'

const times = { pauseMs: 1_500, retryMs: 15_000 }

/** Saves a form after each pause in typing, and returns the progress. */
export const useFormAutosave = (save: () => Promise<ApiError | null>) => {
  const [state, tell] = useState<AutosaveState>({ kind: 'none' })
  // Autosave calls the `save` of the latest render, so that it sends current values.
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  const [autosave] = useState(() =>
    createAutosave({ save: () => latest.current(), tell, ...times }),
  )
  useEffect(() => () => void autosave.settle(), [autosave])
  // Keeps the time of the last save while the next one is pending, so that it can still be shown.
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  if (state.kind === 'saved' && state.at !== savedAt) setSavedAt(state.at)
  return { ...autosave, state, savedAt }
}
