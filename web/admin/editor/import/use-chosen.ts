import { useState } from 'react'

/** The fields of an imported entry that its selection for saving depends on. */
export interface ChoosableImportEntry {
  readonly index: number
  readonly status: string
  /** Whether the entry is selected at first. */
  readonly ticked?: boolean
  /** Id of the saved entry. Empty or undefined before saving. */
  readonly savedAs?: string
}

const isSelectedAtFirst = ({ status, ticked = true }: ChoosableImportEntry): boolean =>
  status === 'new' && ticked

/**
 * Manages which entries of an import are selected for saving. At first all new and corrected entries are
 * selected that are not unticked.
 */
export const useChosenImportEntries = <E extends ChoosableImportEntry>(
  importId: string,
  entries: readonly E[],
) => {
  const [flipped, setFlipped] = useState<{ of: string; indexes: ReadonlySet<number> }>()
  const exceptions = flipped?.of === importId ? flipped.indexes : undefined
  const chosen: ReadonlySet<number> = new Set(
    entries
      .filter(({ status, savedAs = '' }) => status !== 'failed' && savedAs === '')
      .filter((entry) => isSelectedAtFirst(entry) !== (exceptions?.has(entry.index) ?? false))
      .map(({ index }) => index),
  )
  const choose = (some: readonly E[], isChosen: boolean) => {
    const indexes = new Set(exceptions)
    for (const entry of some) {
      if (isChosen === isSelectedAtFirst(entry)) indexes.delete(entry.index)
      else indexes.add(entry.index)
    }
    setFlipped({ of: importId, indexes })
  }
  return { chosen, choose }
}
