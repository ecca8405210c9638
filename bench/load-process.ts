// Makes requests from a process of its own, so that its work is not counted as a server's.
import autocannon from 'autocannon'
import { asked } from './answer.ts'

/** What is asked of this process: one address, for some time and some number of requests at most. */
export interface Order {
  readonly url: string
  readonly seconds: number
  readonly atMost: number
  readonly connections: number
}

/** What it answers with; times in milliseconds. */
export interface Outcome {
  readonly requests: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly failed: number
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

const fire = ({ url, seconds, atMost, connections }: Order): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const times: number[] = []
    const started = performance.now()
    let lastAt = started
    const shots = autocannon(
      { url, connections, duration: seconds, maxOverallRequests: atMost, headers: asked },
      (error, result) => {
        if (error) return reject(error)
        const sorted = times.toSorted((a, b) => a - b)
        resolve({
          requests: sorted.length,
          perSecond: (sorted.length * 1000) / (lastAt - started),
          p50: at(sorted, 0.5),
          p99: at(sorted, 0.99),
          failed: result.errors + result.non2xx,
        })
      },
    )
    // Its own percentiles are whole milliseconds.
    shots.on('response', (_client, _status, _bytes, time) => {
      lastAt = performance.now()
      times.push(time)
    })
  })

process.on('message', (order: Order) => {
  fire(order).then(
    (outcome) => process.send?.(outcome),
    (error) => {
      throw error
    },
  )
})
