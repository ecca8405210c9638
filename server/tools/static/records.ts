import type { SearchDoc } from './search-doc.ts'

/** What is remembered of an address that was copied, until something of what it is made of changes. */
export interface CopiedAddress {
  /** What it is made of. */
  readonly tags: readonly string[]
  /** From when on it is another one without any change, in milliseconds since 1970; null for never. */
  readonly staleAt: number | null
  /** The addresses of the site that it names. */
  readonly names: readonly string[]
  /** The files that it became. */
  readonly files: readonly string[]
  /** Where it leads on to, if that is all it does. */
  readonly leadsTo?: string
  /** What the search says of it. */
  readonly doc?: SearchDoc
}

export type CopiedAddresses = ReadonlyMap<string, CopiedAddress>

/** What of an earlier copy still holds. */
export interface Known {
  readonly addresses: CopiedAddresses
  isFresh(address: CopiedAddress): boolean
}

/** Nothing, for a first copy. */
export const nothingKnown: Known = { addresses: new Map(), isFresh: () => false }
