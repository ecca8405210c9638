import type { Mail, Mailer } from '#server/base/mail/mail.ts'

/** A mailer that stores mails, and can be made to fail. */
export interface Mailbox extends Mailer {
  readonly mails: readonly Mail[]
  /** Returns the mails to an address, oldest first. */
  to(address: string): Mail[]
  /** Returns the newest one-time code mailed to an address. Throws if there is none. */
  codeFor(address: string): string
  /** Makes every later mail fail with an error. Without one, mails work again. */
  failWith(error?: Error): void
  /** Deletes all mails and stops failing. */
  forget(): void
}

export const createMailbox = (): Mailbox => {
  const mails: Mail[] = []
  let failure: Error | undefined
  const to = (address: string) => mails.filter((mail) => mail.to === address)
  return {
    mails,
    to,
    codeFor: (address) => {
      // Other mails are sent in the background and may arrive after the code.
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
