/** What is certain about a mail that could not be handed over. */
export type SendOutcome =
  /** The mail server does not take it for this address. */
  | 'refused'
  /** It has not been taken, and may be tried again. */
  | 'notSent'
  /** It may have been taken. */
  | 'unknown'

const read = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined

/** Derived from the step at which an SMTP conversation failed, and from the mail server's answer. */
export const sendOutcomeOf = (error: unknown): SendOutcome => {
  const command = String(read(error, 'command') ?? '')
  const answer = Number(read(error, 'responseCode') ?? 0)
  if (answer >= 500 && ['RCPT TO', 'DATA'].includes(command)) return 'refused'
  // Any answer but a positive one means that it was not taken, and so does a failure before the text was sent.
  if (answer >= 400 || (command !== '' && command !== 'DATA')) return 'notSent'
  return 'unknown'
}
