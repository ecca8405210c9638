import { useState } from 'react'

/** An entry of an import, as far as choosing has to know it. */
export interface Choosable {
  readonly index: number
  readonly status: string
  /** What became of it when it was saved. */
  readonly savedAs?: string
}

const isNew = ({ status }: Choosable): boolean => status === 'new'

/** Which entries of an import are to be saved: at first all new ones, also those that were mended. */
export const useChosen = <E extends Choosable>(importId: string, entries: readonly E[]) => {
  const [flipped, setFlipped] = useState<{ of: string; indexes: ReadonlySet<number> }>()
  const exceptions = flipped?.of === importId ? flipped.indexes : undefined
  const chosen: ReadonlySet<number> = new Set(
    entries
      .filter(({ status, savedAs = '' }) => status !== 'failed' && savedAs === '')
      .filter((entry) => isNew(entry) !== (exceptions?.has(entry.index) ?? false))
      .map(({ index }) => index),
  )
  const choose = (some: readonly E[], isChosen: boolean) => {
    const indexes = new Set(exceptions)
    for (const entry of some) {
      if (isChosen === isNew(entry)) indexes.delete(entry.index)
      else indexes.add(entry.index)
    }
    setFlipped({ of: importId, indexes })
  }
  return { chosen, choose }
}
