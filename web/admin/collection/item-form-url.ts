/** Returns the URL of an item's form in the panel of its collection. */
export const itemFormUrl = (collection: string, id: string): string =>
  `/admin/collection/${encodeURIComponent(collection)}?edit=${encodeURIComponent(id)}`
