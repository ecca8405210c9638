import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

const portOf = (server: { address(): unknown }): number => {
  const address = server.address()
  if (typeof address === 'object' && address && 'port' in address) return Number(address.port)
  throw new Error('The server has no port')
}

const listen = async (
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<string> => {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  return `http://127.0.0.1:${portOf(server)}`
}

/** Starts a mail server that records recipients. */
export const startMail = async (): Promise<{ url: string; recipients: readonly string[] }> => {
  const recipients: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, { envelope }, done) => {
      buffer(stream).then(() => {
        recipients.push(...envelope.rcptTo.map(({ address }) => address))
        done()
      }, done)
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await new Promise((resolve) => listening.once('listening', resolve))
  listening.unref()
  return { url: `smtp://127.0.0.1:${portOf(listening)}`, recipients }
}

/** Starts a stand-in for all lookup services. Finds nothing and records its requests. */
export const startLookUps = async (): Promise<{ url: string; asked: readonly string[] }> => {
  const asked: string[] = []
  const url = await listen((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(404, { 'content-type': 'application/json' }).end('{}')
  })
  return { url, asked }
}

/** Starts a server that records webhook deliveries. */
export const startHookReceiver = async (): Promise<{ url: string; heard: readonly string[] }> => {
  const heard: string[] = []
  const url = await listen((request, response) => {
    buffer(request).then((body) => {
      heard.push(body.toString())
      response.writeHead(204).end()
    })
  })
  return { url, heard }
}
