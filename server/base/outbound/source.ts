export interface ServiceSource {
  readonly label: string
  readonly base: string
  readonly everyMs: number
}

/** Services by name. No other hosts are requested. */
export type ServiceSources<Name extends string> = Readonly<Record<Name, ServiceSource>>

/** Base URLs that replace the default ones of services, with or without a path prefix. */
export type BaseUrls<Name extends string> = { readonly [N in Name]?: string | undefined }

/**
 * Base URL of a service. If the operator configured it, private IP addresses and plain HTTP are
 * allowed.
 */
export interface ServicePlace {
  readonly base: string
  readonly isNamed: boolean
}

export const servicePlaceOf = (
  { base }: ServiceSource,
  named: string | undefined,
): ServicePlace => ({
  base: (named ?? base).replace(/\/+$/, ''),
  isNamed: named !== undefined,
})
