import { connect } from 'node:net'

const isWhole = (answer: string): boolean => {
  const [head = '', body] = answer.split('\r\n\r\n', 2)
  const length = head.match(/content-length: (\d+)/i)?.[1]
  return body !== undefined && length !== undefined && Buffer.byteLength(body) >= Number(length)
}

/** Sends bytes over a new socket. Returns the first response. */
export const exchangeRawBytes = (origin: string, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (text) => {
      answer += text
      if (isWhole(answer)) socket.destroy()
    })
    // A server that rejects a request may close the connection before receiving all of it.
    socket.on('error', (error) => (answer === '' ? reject(error) : resolve(answer)))
    socket.on('close', () => resolve(answer))
    socket.write(bytes)
  })

/** Splits a raw response. */
export const parseRawResponse = (
  answer: string,
): { status: number; head: string; body: string } => {
  const [head = '', body = ''] = answer.split('\r\n\r\n', 2)
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body }
}
