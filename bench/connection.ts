import { connect } from 'node:net'
import { asked } from './answer.ts'

interface Head {
  readonly status: number
  /** Of head and body together; unknown where the body comes in chunks. */
  readonly bytes: number | undefined
}

const endOfHead = Buffer.from('\r\n\r\n')
const lastChunk = Buffer.from('0\r\n\r\n')

/** Reads the head of an answer; undefined while it has not arrived as a whole. */
const readHead = (received: Buffer): Head | undefined => {
  const end = received.indexOf(endOfHead)
  if (end < 0) return undefined
  const head = received.toString('latin1', 0, end)
  const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (!status) throw new Error(`Not an answer: ${head}`)
  const bytes = length && end + endOfHead.length + Number(length)
  return { status: Number(status), bytes: bytes || undefined }
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
    let received = 0
    let tail: Buffer = Buffer.alloc(0)

    const ask = () => {
      if (!more()) return socket.end()
      sentAt = performance.now()
      head = undefined
      received = 0
      tail = Buffer.alloc(0)
      socket.write(question)
    }

    const take = (chunk: Buffer) => {
      received += chunk.length
      tail = tail.length === 0 ? chunk : Buffer.concat([tail, chunk])
      head ??= readHead(tail)
      if (!head) return
      tail = tail.subarray(-lastChunk.length)
      const isWhole = head.bytes === undefined ? tail.equals(lastChunk) : received >= head.bytes
      if (!isWhole) return
      answered(head.status, performance.now() - sentAt)
      ask()
    }

    socket.on('connect', ask)
    socket.on('data', take)
    socket.on('error', reject)
    socket.on('close', resolve)
  })
