export type MailSendOutcome =
  /** The mail server rejected the recipient. */
  | 'refused'
  /** The mail was certainly not sent and can be retried. */
  | 'notSent'
  /** The mail may have been sent. */
  | 'unknown'

const read = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined

export const mailSendOutcomeOf = (error: unknown): MailSendOutcome => {
  const command = String(read(error, 'command') ?? '')
  const answer = Number(read(error, 'responseCode') ?? 0)
  if (answer >= 500 && ['RCPT TO', 'DATA'].includes(command)) return 'refused'
  // An error response, or a failure before the text was sent, means that the mail was not accepted.
  if (answer >= 400 || (command !== '' && command !== 'DATA')) return 'notSent'
  return 'unknown'
}
