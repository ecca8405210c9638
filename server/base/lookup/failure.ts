/** A service could not be asked; the message says so in words for people. */
export class LookUpFailure extends Error {
  /** Seconds after which it wants to be asked again. */
  readonly retryAfter: number | undefined
  /** Whether asking once more may help. */
  readonly isPassing: boolean

  constructor(
    message: string,
    more: { retryAfter?: number | undefined; isPassing?: boolean } = {},
  ) {
    super(message)
    this.name = 'LookUpFailure'
    this.retryAfter = more.retryAfter
    this.isPassing = more.isPassing ?? false
  }
}
