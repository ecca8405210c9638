import { useState } from 'react'
import type { ImportEntry, PublicationImport } from '#contract/publication/publication-import.ts'

const isNew = ({ status }: ImportEntry): boolean => status === 'new'

/** Which entries of an import are to be saved: at first all new ones, also those that were mended. */
export const useChosen = (current: PublicationImport | undefined) => {
  const [flipped, setFlipped] = useState<{ of: string; indexes: ReadonlySet<number> }>()
  const exceptions = flipped?.of === current?.importId ? flipped?.indexes : undefined
  const entries = current?.entries ?? []
  const chosen: ReadonlySet<number> = new Set(
    entries
      .filter(({ status, savedAs }) => status !== 'failed' && savedAs === '')
      .filter((entry) => isNew(entry) !== (exceptions?.has(entry.index) ?? false))
      .map(({ index }) => index),
  )
  const choose = (some: readonly ImportEntry[], isChosen: boolean) => {
    const indexes = new Set(exceptions)
    for (const entry of some) {
      if (isChosen === isNew(entry)) indexes.delete(entry.index)
      else indexes.add(entry.index)
    }
    setFlipped({ of: current?.importId ?? '', indexes })
  }
  return { chosen, choose }
}
