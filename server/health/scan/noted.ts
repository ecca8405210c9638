/** Something that is wrong with an entry, as it was noted when the entry was read. */
export interface Fact {
  readonly check: string
  readonly detail: string
  /** Where it is mended. */
  readonly path: string
  /** The other entry that it is about. */
  readonly otherId?: string
}

/** What was noted of an entry. */
export interface Noted {
  readonly entity: string
  readonly id: string
  readonly title: string
  /** What changes when the entry does. */
  readonly stamp: string
  readonly links: readonly { readonly url: string; readonly path: string }[]
  readonly facts: readonly Fact[]
}
