import { connect } from 'node:net'
import { asked } from './answer.ts'

interface Head {
  readonly status: number
  /** Bytes of head and body. Undefined for chunked bodies. */
  readonly bytes: number | undefined
}

const endOfHead = Buffer.from('\r\n\r\n')
const lastChunk = Buffer.from('0\r\n\r\n')

/** Parses the head of a response. Returns undefined until the head is complete. */
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
 * Requests a URL again and again over one connection while `more` returns true. Bodies are only counted,
 * because a client that parses them is slower than the servers, and an idle server distorts the cost per
 * request.
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
