export interface Source {
  readonly label: string
  readonly base: string
  readonly everyMs: number
}

/** Services by name. No other hosts are requested. */
export type Sources<Name extends string> = Readonly<Record<Name, Source>>

/** Replacements of base URLs, with or without a path prefix. */
export type Bases<Name extends string> = { readonly [N in Name]?: string | undefined }

/**
 * Base URL of a service. If the operator configured it, private IP addresses and plain HTTP are
 * allowed.
 */
export interface Place {
  readonly base: string
  readonly isNamed: boolean
}

export const placeOf = ({ base }: Source, named: string | undefined): Place => ({
  base: (named ?? base).replace(/\/+$/, ''),
  isNamed: named !== undefined,
})
