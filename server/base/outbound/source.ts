/** A service that is asked: its name for people, its URL, and the shortest time between two requests. */
export interface Source {
  readonly label: string
  readonly base: string
  readonly everyMs: number
}

/** Services by name: the only hosts that are called. */
export type Sources<Name extends string> = Readonly<Record<Name, Source>>

/** Other URLs for some services, each an origin with a prefix or without. */
export type Bases<Name extends string> = { readonly [N in Name]?: string | undefined }

/** Where a service is; an address that the operator has named may be private and without TLS. */
export interface Place {
  readonly base: string
  readonly isNamed: boolean
}

export const placeOf = ({ base }: Source, named: string | undefined): Place => ({
  base: (named ?? base).replace(/\/+$/, ''),
  isNamed: named !== undefined,
})
