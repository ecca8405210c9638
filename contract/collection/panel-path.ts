/** Returns the path of the panel of a collection, with the form of an item if its id is given. */
export const collectionPanelPath = (key: string, itemId?: string): string =>
  `/admin/collection/${encodeURIComponent(key)}${itemId ? `?edit=${encodeURIComponent(itemId)}` : ''}`
