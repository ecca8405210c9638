import type { PanelDefinition } from '#web/admin/define-panel.ts'
import { type CollectionNames, createCollectionMenuStrings } from './collection-panel-strings.ts'

const keyPrefix = 'collection-'
const folder = '/admin/collection/'

/** Returns the key of the collection with a panel, or undefined if the panel is not that of a collection. */
export const collectionOfPanel = (panel: string): string | undefined =>
  panel.startsWith(keyPrefix) ? panel.slice(keyPrefix.length) : undefined

/** Returns the key of the collection whose panel has a path, or undefined if there is none. */
export const collectionAtPath = (path: string): string | undefined =>
  path.startsWith(folder) ? path.slice(folder.length) : undefined

/** Defines the panel of a collection. Its fields and its code are loaded when it is opened. */
export const defineCollectionPanel = (names: CollectionNames, shortcut = ''): PanelDefinition => ({
  key: keyPrefix + names.key,
  group: 'content',
  strings: createCollectionMenuStrings(names),
  path: `${folder}${names.key}`,
  frame: 'bar',
  shortcut,
  visibleTo: 'editor',
  editableBy: 'editor',
  newName: 'item',
  collection: names.key,
  open: async (client, address) =>
    (await import('./open-collection.ts')).openCollection(client, names.key, address),
})
