import { nameInSentence } from './in-sentence.ts'

export interface CollectionNames {
  readonly key: string
  readonly one: string
  readonly many: string
}

/** Texts of a collection's panel that menus need. */
export const createCollectionMenuStrings = ({ one, many }: Omit<CollectionNames, 'key'>) => ({
  label: many,
  title: many,
  create: `New ${nameInSentence(one)}`,
})
