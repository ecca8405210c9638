/** One message to one person, as text and as HTML. */
export interface Mail {
  readonly to: string
  /** The sender's name; without one, the operator's. */
  readonly sender?: string | undefined
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

const addressOf = (from: string): string => /<([^<>]*)>$/.exec(from)?.[1] ?? from

/** A mail for the mail library, to exactly one address: as text it would be read as a list of them. */
export const addressed = ({ to, sender, headers = {}, ...mail }: Mail, from: string) => ({
  ...mail,
  // Tells mail programs not to reply by themselves (RFC 3834). People send the newsletter, to a list.
  headers: 'list-id' in headers ? headers : { 'auto-submitted': 'auto-generated', ...headers },
  to: { name: '', address: to },
  from: sender === undefined ? from : { name: sender, address: addressOf(from) },
})

/** Hands mail over in the name of the group, whatever it is called by then. */
export const inNameOf = (mailer: Mailer, readName: () => Promise<string>): Mailer => ({
  ...mailer,
  send: async (mail) => mailer.send({ ...mail, sender: await readName() }),
})
