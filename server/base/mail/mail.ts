export interface Mail {
  readonly to: string
  readonly sender?: string | undefined
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** Sends mail. Resolves once the mail server or outbox has accepted it. */
export interface Mailer {
  send(mail: Mail): Promise<void>
  reach(): Promise<void>
  close(): void
  /** Whether mails are written to a folder, because no mail server is configured. */
  readonly isOutbox?: boolean
}

const addressOf = (from: string): string => /<([^<>]*)>$/.exec(from)?.[1] ?? from

/**
 * Converts a mail to the format of the mail library. The recipient is an object, because a string
 * could contain several.
 */
export const toTransportMail = ({ to, sender, headers = {}, ...mail }: Mail, from: string) => ({
  ...mail,
  // Prevents automatic replies (RFC 3834), except for newsletters, which have a list header.
  headers: 'list-id' in headers ? headers : { 'auto-submitted': 'auto-generated', ...headers },
  to: { name: '', address: to },
  from: sender === undefined ? from : { name: sender, address: addressOf(from) },
})

export const withSenderName = (mailer: Mailer, readName: () => Promise<string>): Mailer => ({
  ...mailer,
  send: async (mail) => mailer.send({ ...mail, sender: await readName() }),
})
