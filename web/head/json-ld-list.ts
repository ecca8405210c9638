import type { Thing } from './json-ld.ts'

export const itemList = (things: readonly Thing[]): Thing => ({
  '@type': 'ItemList',
  numberOfItems: things.length,
  itemListElement: things.map((item, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item,
  })),
})
