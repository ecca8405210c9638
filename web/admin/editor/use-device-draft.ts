import { useState } from 'react'
import { dropDraft, fillFromDraft, keepDraft, readDraft } from './draft.ts'

/** What was typed and not saved, kept on this device under a key and offered again. */
export const useDeviceDraft = (key: string, formOf: () => HTMLFormElement | null) => {
  const [offered, setOffered] = useState(() => readDraft(key))
  return {
    /** From an earlier time, until it is answered. */
    offered,
    keep: () => {
      const form = formOf()
      if (form) keepDraft(key, form)
    },
    drop: () => dropDraft(key),
    bringBack: () => {
      const form = formOf()
      if (form && offered) fillFromDraft(form, offered)
      setOffered(null)
    },
    discard: () => {
      dropDraft(key)
      setOffered(null)
    },
  }
}
