import type { Mail, Mailer } from '#server/base/mail/mail.ts'

/** A mailer that keeps what it is given, and can be made to fail. */
export interface Mailbox extends Mailer {
  readonly mails: readonly Mail[]
  /** The mails to one address, oldest first. */
  to(address: string): Mail[]
  /** The newest one-time code mailed to an address. */
  codeFor(address: string): string
  /** From now on every mail fails in this way; without an error they go out again. */
  failWith(error?: Error): void
  /** Without any mail, and they go out. */
  forget(): void
}

/** An empty mailbox. */
export const createMailbox = (): Mailbox => {
  const mails: Mail[] = []
  let failure: Error | undefined
  const to = (address: string) => mails.filter((mail) => mail.to === address)
  return {
    mails,
    to,
    codeFor: (address) => {
      // Mails of other kinds are sent in the background and may come after it.
      const code = to(address)
        .map(({ text }) => text.match(/\b\d{6}\b/)?.[0])
        .findLast((found) => found !== undefined)
      if (code === undefined) throw new Error(`No code was mailed to ${address}`)
      return code
    },
    failWith: (error) => {
      failure = error
    },
    forget: () => {
      mails.length = 0
      failure = undefined
    },
    send: async (mail) => {
      if (failure) throw failure
      mails.push(mail)
    },
    reach: async () => {
      if (failure) throw failure
    },
    close: () => undefined,
  }
}
