export interface ExternalService {
  readonly label: string
  readonly base: string
  readonly everyMs: number
}

/** Services by name. No other hosts are requested. */
export type ExternalServices<Name extends string> = Readonly<Record<Name, ExternalService>>

/** Base URLs that replace the default ones of services, with or without a path prefix. */
export type BaseUrlOverrides<Name extends string> = { readonly [N in Name]?: string | undefined }

/**
 * Base URL of a service. If the operator configured it, private IP addresses and plain HTTP are
 * allowed.
 */
export interface ServiceBaseUrl {
  readonly base: string
  readonly isNamed: boolean
}

export const resolveServiceBaseUrl = (
  { base }: ExternalService,
  named: string | undefined,
): ServiceBaseUrl => ({
  base: (named ?? base).replace(/\/+$/, ''),
  isNamed: named !== undefined,
})
