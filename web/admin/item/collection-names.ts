import { isAccessGranted } from '#contract/call/role.ts'
import { z } from '#contract/call/zod.ts'
import { browserApiClient } from '#web/api/browser-client.ts'
import { readUserRole } from '#web/session/session.ts'
import type { CollectionNames } from './collection-panel-strings.ts'

const storageKey = 'collections'
const changed = new EventTarget()

const storedNames = z.array(z.object({ key: z.string(), one: z.string(), many: z.string() }))

const none: readonly CollectionNames[] = []
let last: { readonly text: string; readonly names: readonly CollectionNames[] } = {
  text: '',
  names: none,
}

const parse = (text: string): readonly CollectionNames[] => {
  try {
    return storedNames.parse(JSON.parse(text))
  } catch {
    return none
  }
}

/** Returns the names of the collections as last loaded by this browser. Empty outside of a browser. */
export const readCollectionNames = (): readonly CollectionNames[] => {
  if (typeof localStorage === 'undefined') return none
  const text = localStorage.getItem(storageKey) ?? ''
  if (text !== last.text) last = { text, names: parse(text) }
  return last.names
}

export const storeCollectionNames = (names: readonly CollectionNames[]): void => {
  const text = JSON.stringify(names.map(({ key, one, many }) => ({ key, one, many })))
  if (text === (localStorage.getItem(storageKey) ?? '[]')) return
  localStorage.setItem(storageKey, text)
  changed.dispatchEvent(new Event('change'))
}

export const subscribeToCollectionNames = (listener: () => void): (() => void) => {
  changed.addEventListener('change', listener)
  return () => changed.removeEventListener('change', listener)
}

let loading: Promise<void> | null = null

/** Loads the names of the collections for the menus of editors. If that fails, the former names stay. */
export const loadCollectionNames = (): Promise<void> => {
  if (!isAccessGranted('editor', readUserRole())) return Promise.resolve()
  loading ??= browserApiClient.collection
    .collectionNames()
    .then(
      ({ collections }) => storeCollectionNames(collections),
      () => undefined,
    )
    .finally(() => {
      loading = null
    })
  return loading
}
