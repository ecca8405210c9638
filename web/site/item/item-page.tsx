import type { Item } from '#contract/item/item.ts'

/** The page of an item of a collection. */
export const ItemPage = ({ entry }: { readonly entry: Item }) => (
  <article>
    <h1>{entry.title}</h1>
  </article>
)
