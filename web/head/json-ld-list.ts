import type { Thing } from './json-ld.ts'

/** Things in the order a page lists them. */
export const itemList = (things: readonly Thing[]): Thing => ({
  '@type': 'ItemList',
  numberOfItems: things.length,
  itemListElement: things.map((item, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item,
  })),
})
