import { createContext } from 'react'

/** What a dialog's fields can ask of it. */
interface EditedEntry {
  /** Makes the form wait with sending; when the work comes to nothing, it is not sent at all. */
  hold(work: Promise<unknown>): void
  /** The most characters a field may have. */
  mostOf(name: string): number | undefined
}

export const EntryContext = createContext<EditedEntry>({
  hold: () => undefined,
  mostOf: () => undefined,
})
