import { connect } from 'node:net'
import { asked } from './answer.ts'

interface Head {
  readonly status: number
  /** Of head and body together. */
  readonly bytes: number
}

const endOfHead = Buffer.from('\r\n\r\n')

/** Reads the head of an answer; undefined while it has not arrived as a whole. */
const readHead = (received: Buffer): Head | undefined => {
  const end = received.indexOf(endOfHead)
  if (end < 0) return undefined
  const head = received.toString('latin1', 0, end)
  const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (!status || !length) throw new Error(`An answer whose end cannot be told: ${head}`)
  return { status: Number(status), bytes: end + endOfHead.length + Number(length) }
}

/**
 * Asks for one address over one kept connection, the next time as soon as the answer is there, while
 * there is `more` to ask. Bodies are only counted: a client that reads them is slower than the
 * servers, and an idle server's cost per request says little.
 */
export const askAgainAndAgain = (
  { host, hostname, port, pathname, search }: URL,
  more: () => boolean,
  answered: (status: number, ms: number) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const lines = Object.entries(asked).map(([name, value]) => `${name}: ${value}\r\n`)
    const question = `GET ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\n${lines.join('')}\r\n`
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    let sentAt = 0
    let head: Head | undefined
    let received: Buffer = Buffer.alloc(0)
    let missing = 0

    const ask = () => {
      if (!more()) return socket.end()
      sentAt = performance.now()
      head = undefined
      received = Buffer.alloc(0)
      socket.write(question)
    }

    const take = (chunk: Buffer) => {
      if (head) {
        missing -= chunk.length
      } else {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
        head = readHead(received)
        if (!head) return
        missing = head.bytes - received.length
      }
      if (missing > 0) return
      answered(head.status, performance.now() - sentAt)
      ask()
    }

    socket.on('connect', ask)
    socket.on('data', take)
    socket.on('error', reject)
    socket.on('close', resolve)
  })
