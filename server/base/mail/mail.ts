/** One message to one person, as text and as HTML. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Further headers, such as how to unsubscribe. */
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** Hands mail over; resolves once the mail server (or the outbox) has it. */
export interface Mailer {
  send(mail: Mail): Promise<void>
  /** Resolves when a mail could be handed over now. */
  reach(): Promise<void>
  close(): void
  /** Whether mails go to a folder, for want of a mail server. */
  readonly isOutbox?: boolean
}

/** A mail for the mail library, to exactly one address: as text it would be read as a list of them. */
export const addressed = ({ to, ...mail }: Mail) => ({ ...mail, to: { name: '', address: to } })
