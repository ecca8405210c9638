import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** Many client addresses, because one alone would exceed the limits. */
const agents = Array.from(
  { length: 200 },
  (_, at) => new Agent({ keepAlive: true, localAddress: `127.0.1.${at + 1}`, maxSockets: 4 }),
)

interface Asked {
  readonly method?: string
  readonly token?: string
  readonly body?: object
}

/** Sends a request from one of these addresses. */
const ask = (
  url: string,
  from: number,
  { method = 'GET', token, body }: Asked = {},
): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const sent = body && JSON.stringify(body)
    const asked = request(
      url,
      {
        method,
        agent: agents[from % agents.length],
        timeout: 30_000,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(sent && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(sent),
          }),
        },
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => {
          text += part
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
        response.on('error', reject)
      },
    )
    asked.on('timeout', () => asked.destroy(new Error('No answer within 30 s')))
    asked.on('error', reject)
    asked.end(sent)
  })

/** Results of a load. */
export interface Load {
  reads: number
  readonly failedReads: string[]
  /** Ids of publications whose creation was acknowledged, with the time. */
  readonly written: Map<string, number>
  readonly failedWrites: string[]
  /** Duration of each read in milliseconds. */
  readonly readMs: number[]
  stop(): Promise<void>
}

const paths = [
  '/',
  '/publications',
  '/projects',
  '/team',
  '/contactus',
  '/api/v1/publication/showAllPublications?limit=5',
  '/api/v1/profile/profiles?limit=5',
]

/** Starts visitors that read and administrators that add publications, until stopped. */
export const startLoad = (
  origin: string,
  tokens: readonly string[],
  { visitors = 6, writers = 2 } = {},
): Load => {
  let isOver = false
  let asked = 0
  const load: Omit<Load, 'stop'> = {
    reads: 0,
    failedReads: [],
    written: new Map(),
    failedWrites: [],
    readMs: [],
  }
  const visit = async (): Promise<void> => {
    while (!isOver) {
      const n = asked++
      const path = paths[n % paths.length] ?? '/'
      const began = performance.now()
      const problem = await ask(origin + path, n).then(
        ({ status }) => (status === 200 ? '' : `${path} answered ${status}`),
        (error: Error) => `${path}: ${error.message}`,
      )
      load.readMs.push(performance.now() - began)
      load.reads++
      if (problem) load.failedReads.push(problem)
      await wait(5)
    }
  }
  const write = async (writer: number): Promise<void> => {
    for (let n = 0; !isOver; n++) {
      const token = tokens[(writer + n * writers) % tokens.length] ?? ''
      const body = { title: `Load ${writer} ${n}`, status: 'draft' }
      await ask(`${origin}/api/v1/publication/addPublication`, writer * 50 + (n % 50), {
        method: 'POST',
        token,
        body,
      }).then(
        ({ status, text }) => {
          if (status < 300) load.written.set(JSON.parse(text).data._id, performance.now())
          else load.failedWrites.push(`answered ${status}`)
        },
        (error: Error) => load.failedWrites.push(error.message),
      )
      await wait(40)
    }
  }
  const working = Promise.all([
    ...Array.from({ length: visitors }, visit),
    ...Array.from({ length: writers }, (_, at) => write(at)),
  ])
  return Object.assign(load, {
    stop: async () => {
      isOver = true
      await working
    },
  })
}
