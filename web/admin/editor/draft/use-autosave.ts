import { useEffect, useRef, useState } from 'react'
import type { ApiError } from '#contract/call/api-error.ts'
import { createAutosave, type SaveState } from './autosave.ts'

const times = { pauseMs: 1_500, retryMs: 15_000 }

/** Saves what is typed in a form after each pause, and tells how far it has come. */
export const useAutosave = (save: () => Promise<ApiError | null>) => {
  const [state, tell] = useState<SaveState>({ kind: 'none' })
  // What is saved is what the form holds then, not when it was opened.
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  const [autosave] = useState(() =>
    createAutosave({ save: () => latest.current(), tell, ...times }),
  )
  useEffect(() => () => void autosave.settle(), [autosave])
  // Stays while the next is on its way.
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  if (state.kind === 'saved' && state.at !== savedAt) setSavedAt(state.at)
  return { ...autosave, state, savedAt }
}
