// Sends hostile bodies from a process of its own: making them takes longer than refusing them.
import { request } from 'node:http'
import { shapes } from './hostile-shapes.ts'

/** One request to send. */
export interface Attack {
  readonly url: string
  readonly method: string
  readonly token: string
  /** The name of a shape; none for a request whose names are in its URL. */
  readonly shape: string | undefined
  readonly field: string | undefined
  readonly bytes: number
  readonly mostValues: number
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
    // A server that has refused may close before everything was sent to it.
    () => process.send?.(0),
  )
})
