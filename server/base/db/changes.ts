/** One entity that a committed transaction changed. */
export interface Change {
  readonly entity: string
  readonly id: string
  readonly action: 'created' | 'updated' | 'deleted'
  /** Whether visitors see it from or until another moment than before. */
  readonly visibilityChanged?: boolean | undefined
  /** The entity it is a part of. */
  readonly owner?: { readonly entity: string; readonly id: string } | undefined
}

/** `everything` when changes may have been missed, so nothing known before is certain. */
export type Changed = readonly Change[] | 'everything'

/** Tells listeners what has been committed, here or on another instance. */
export interface ChangeFeed {
  publish(changed: Changed): void
  /** False while commits of other instances are not received, so that nothing cached can be trusted. */
  live: boolean
  subscribe(listener: (changed: Changed) => void): () => void
}

/** A feed within this process. */
export const createChangeFeed = (): ChangeFeed => {
  const listeners = new Set<(changed: Changed) => void>()
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
