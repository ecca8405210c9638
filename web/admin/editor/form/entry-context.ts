import { createContext } from 'react'

/** Functions of an entry dialog that its fields can call. */
interface EditedEntry {
  /** Delays sending the form until the work is done. If the work fails, the form is not sent. */
  hold(work: Promise<unknown>): void
  /** Returns the maximum length of a field in characters. */
  mostOf(name: string): number | undefined
}

export const EntryFormContext = createContext<EditedEntry>({
  hold: () => undefined,
  mostOf: () => undefined,
})
