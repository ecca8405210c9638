import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** How the server treats a mail: accepts it, rejects it permanently, never responds, or accepts it without confirming. */
export type MailServerBehaviour = 'accept' | 'refuse' | 'hang' | 'keep'

export interface ReceivedMail {
  /** Recipients of the SMTP envelope, whatever the headers contain. */
  readonly recipients: readonly string[]
  readonly raw: string
  readonly parsed: Email
}

/** A real SMTP server on this machine. */
export interface TestMailServer {
  readonly url: string
  readonly mails: readonly ReceivedMail[]
  /** Changes the behaviour now, or after so many more mails. */
  behave(behaviour: MailServerBehaviour, after?: number): void
  /** Counts the mails sent to it, accepted or not. */
  offered(): number
  /** Counts the mails accepted without confirming. */
  kept(): number
  stop(): Promise<void>
  /** Starts the server again on the same port. */
  restart(): Promise<void>
}

/** Starts an SMTP server for one test. */
export const startMailServer = async (): Promise<TestMailServer> => {
  const mails: ReceivedMail[] = []
  let behaviour: MailServerBehaviour = 'accept'
  let next: { readonly behaviour: MailServerBehaviour; readonly from: number } | undefined
  let offered = 0
  let kept = 0
  const open = async (port: number) => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      closeTimeout: 0,
      onData: (stream, { envelope }, done) => {
        offered++
        if (next && mails.length >= next.from) behaviour = next.behaviour
        if (behaviour === 'hang') return void stream.resume()
        buffer(stream).then(async (bytes) => {
          if (behaviour === 'refuse') {
            return done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
          }
          const recipients = envelope.rcptTo.map(({ address }) => address)
          const isKept = behaviour === 'keep'
          mails.push({ recipients, raw: bytes.toString(), parsed: await PostalMime.parse(bytes) })
          if (isKept) kept++
          else done()
        }, done)
      },
    })
    // Some tests disconnect deliberately.
    server.on('error', () => undefined)
    server.listen(port, '127.0.0.1')
    await once(server.server, 'listening')
    return server
  }
  let server = await open(0)
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  onTestFinished(stop)
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop,
    offered: () => offered,
    kept: () => kept,
    behave: (wanted, after = 0) => {
      next = after > 0 ? { behaviour: wanted, from: mails.length + after } : undefined
      if (after === 0) behaviour = wanted
    },
    restart: async () => {
      server = await open(port)
    },
  }
}
