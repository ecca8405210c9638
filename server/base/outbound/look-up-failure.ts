/** A service could not be asked; the message says so in words for people. */
export class LookUpFailure extends Error {
  /** Seconds after which it wants to be asked again. */
  readonly retryAfter: number | undefined
  /** Whether asking once more may help. */
  readonly isPassing: boolean
  /** What the service is called that could not be asked; empty where none was. */
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
