import { useSyncExternalStore } from 'react'
import type { PanelDefinition } from './define-panel.ts'
import { readCollectionNames, subscribeToCollectionNames } from './item/collection-names.ts'
import type { CollectionNames } from './item/collection-panel-strings.ts'
import {
  collectionAtPath,
  collectionOfPanel,
  defineCollectionPanel,
} from './item/define-collection-panel.ts'
import { panels } from './panels.ts'

const maxShortcuts = 8

let known: {
  readonly names: readonly CollectionNames[]
  readonly all: readonly PanelDefinition[]
} = { names: [], all: panels }

/** Returns the built-in panels, followed by those of the collections. */
export const readPanels = (): readonly PanelDefinition[] => {
  const names = readCollectionNames()
  if (names !== known.names) {
    // The letters belong to built-in panels.
    const shortcutAt = (index: number) => (index < maxShortcuts ? String(index + 1) : '')
    const own = names.map((each, index) => defineCollectionPanel(each, shortcutAt(index)))
    known = { names, all: [...panels, ...own] }
  }
  return known.all
}

export const usePanels = (): readonly PanelDefinition[] =>
  useSyncExternalStore(subscribeToCollectionNames, readPanels, () => panels)

const unknownCollection = (key: string | undefined): PanelDefinition | undefined =>
  key ? defineCollectionPanel({ key, one: 'Item', many: 'Items' }) : undefined

/** Returns a panel by its key. Collections have one even before their names are loaded. */
export const findPanel = (
  key: string,
  all: readonly PanelDefinition[] = panels,
): PanelDefinition | undefined =>
  all.find((panel) => panel.key === key) ?? unknownCollection(collectionOfPanel(key))

/** Returns the panel with a page at a path. */
export const findPanelAt = (
  path: string,
  all: readonly PanelDefinition[] = panels,
): PanelDefinition | undefined =>
  all.find((panel) => panel.path === path) ?? unknownCollection(collectionAtPath(path))
