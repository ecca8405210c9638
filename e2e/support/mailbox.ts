import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A real mail server on this machine, which stores all mails. */
export interface Mailbox {
  readonly url: string
  /** Returns the newest mail to an address, once there are `count` of them. */
  mailTo(address: string, count?: number): Promise<Email>
  /** Returns the code of the newest mail to an address, once there are `count` mails. */
  codeFor(address: string, count?: number): Promise<string>
  close(): Promise<void>
}

// Only failing tests wait this long.
const patienceMs = 60_000

export const openMailbox = async (): Promise<Mailbox> => {
  const mails: Email[] = []
  const arrivals = new EventTarget()
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: (stream, _session, done) => {
      buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((mail) => {
          mails.push(mail)
          arrivals.dispatchEvent(new Event('mail'))
          done()
        }, done)
    },
  })
  const server = smtp.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The mail server has no port')

  const to = (address: string) =>
    mails.filter(({ to: people }) => people?.some((person) => person.address === address))

  const mailTo = async (address: string, count = 1): Promise<Email> => {
    const signal = AbortSignal.timeout(patienceMs)
    while (to(address).length < count) await once(arrivals, 'mail', { signal })
    const newest = to(address).at(-1)
    if (newest === undefined) throw new Error(`No mail to ${address}`)
    return newest
  }

  return {
    url: `smtp://127.0.0.1:${bound.port}`,
    mailTo,
    codeFor: async (address, count) => {
      // Other mails are queued, and may arrive before or after this one.
      const newest = () =>
        to(address)
          .flatMap(({ text }) => text?.match(/^\s*(\d{6})\s*$/m)?.[1] ?? [])
          .at(-1)
      await mailTo(address, count)
      const signal = AbortSignal.timeout(patienceMs)
      while (newest() === undefined) await once(arrivals, 'mail', { signal })
      const code = newest()
      if (code === undefined) throw new Error(`No code in the mail to ${address}`)
      return code
    },
    close: () => new Promise((resolve) => smtp.close(resolve)),
  }
}
