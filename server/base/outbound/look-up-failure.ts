/** Thrown if a service request fails. The message is for users. */
export class ServiceRequestError extends Error {
  /** Seconds after which the service accepts requests again. */
  readonly retryAfter: number | undefined
  readonly isPassing: boolean
  /** Name of the external service for users, or empty if none was requested. */
  readonly source: string

  constructor(
    message: string,
    more: { source?: string; retryAfter?: number | undefined; isPassing?: boolean } = {},
  ) {
    super(message)
    this.name = 'LookUpFailure'
    this.retryAfter = more.retryAfter
    this.isPassing = more.isPassing ?? false
    this.source = more.source ?? ''
  }
}
