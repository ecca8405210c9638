import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** What a mail server does with a mail: takes it, refuses it for good, never answers, or takes it without a word. */
export type Behaviour = 'accept' | 'refuse' | 'hang' | 'keep'

/** One mail as it arrived. */
export interface ReceivedMail {
  /** Whom the sender named to the server, whatever the mail itself says. */
  readonly recipients: readonly string[]
  readonly raw: string
  readonly parsed: Email
}

/** A real mail server on this machine. */
export interface TestMailServer {
  readonly url: string
  readonly mails: readonly ReceivedMail[]
  /** Behaves so from now on, or once it has taken so many more. */
  behave(behaviour: Behaviour, after?: number): void
  /** How many mails it has been offered, taken or not. */
  offered(): number
  /** How many it has taken without a word. */
  kept(): number
  stop(): Promise<void>
  /** Starts it again where it was. */
  restart(): Promise<void>
}

/** Starts one for the length of a test. */
export const startMailServer = async (): Promise<TestMailServer> => {
  const mails: ReceivedMail[] = []
  let behaviour: Behaviour = 'accept'
  let next: { readonly behaviour: Behaviour; readonly from: number } | undefined
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
    // A client that hangs up is what some of the tests are about.
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
