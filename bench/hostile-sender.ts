// Sends hostile bodies from a process of its own, because building them takes longer than rejecting them.
import { request } from 'node:http'
import { shapes } from './hostile-shapes.ts'

/** A request to send. */
export interface Attack {
  readonly url: string
  readonly method: string
  readonly token: string
  /** Name of a shape. Undefined if the attack is in the URL. */
  readonly shape: string | undefined
  readonly field: string | undefined
  readonly bytes: number
  readonly maxValues: number
}

const send = ({ url, method, token, shape, ...target }: Attack): Promise<number> => {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const made = shape === undefined ? undefined : shapes[shape]
  const body = made && Buffer.from([...made.write(target)].join(''))
  const headers = {
    authorization: `Bearer ${token}`,
    ...(made && body && { 'content-type': made.type, 'content-length': body.length }),
  }
  request(url, { method, headers, agent: false }, (response) => {
    response.resume().on('end', () => resolve(response.statusCode ?? 0))
  })
    .on('error', reject)
    .end(body)
  return promise
}

process.on('message', (attack: Attack) => {
  send(attack).then(
    (status) => process.send?.(status),
    // The server may reject the request and close the connection before all was sent.
    () => process.send?.(0),
  )
})
