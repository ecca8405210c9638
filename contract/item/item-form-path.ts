/** Returns the path of an item's form, in the panel of its collection. */
export const itemFormPath = (collection: string, id: string): string =>
  `/admin/collection/${encodeURIComponent(collection)}?edit=${encodeURIComponent(id)}`
