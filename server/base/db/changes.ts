export interface EntryChange {
  readonly entity: string
  readonly id: string
  readonly action: 'created' | 'updated' | 'deleted'
  /** Whether the time from or until which visitors see the entry changed. */
  readonly visibilityChanged?: boolean | undefined
  readonly owner?: { readonly entity: string; readonly id: string } | undefined
}

/**
 * Changes of committed transactions. `everything` means that notifications of other instances may have been
 * lost, so that all caches are invalid.
 */
export type PublishedChanges = readonly EntryChange[] | 'everything'

export interface ChangeFeed {
  publish(changed: PublishedChanges): void
  /** False while changes of other instances are not received, so that caches cannot be trusted. */
  live: boolean
  subscribe(listener: (changed: PublishedChanges) => void): () => void
}

export const createChangeFeed = (): ChangeFeed => {
  const listeners = new Set<(changed: PublishedChanges) => void>()
  return {
    live: true,
    publish: (changed) => {
      for (const listener of listeners) listener(changed)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
