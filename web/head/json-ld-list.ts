import type { JsonLdThing } from './json-ld.ts'

export const buildItemListJsonLd = (things: readonly JsonLdThing[]): JsonLdThing => ({
  '@type': 'ItemList',
  numberOfItems: things.length,
  itemListElement: things.map((item, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item,
  })),
})
