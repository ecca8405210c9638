// Sends requests from a process of its own, so that its work does not count as the server's.
import { askAgainAndAgain } from './connection.ts'

/** Request to this process: a URL, a duration and a maximum number of requests. */
export interface Order {
  readonly url: string
  readonly seconds: number
  readonly atMost: number
  readonly connections: number
}

/** Times are in milliseconds. */
export interface Outcome {
  readonly requests: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly failed: number
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

const fire = async ({ url, seconds, atMost, connections }: Order): Promise<Outcome> => {
  const times: number[] = []
  const started = performance.now()
  let sent = 0
  let failed = 0
  const more = () => sent < atMost && performance.now() - started < seconds * 1000 && ++sent > 0
  const answered = (status: number, ms: number) => {
    times.push(ms)
    if (status !== 200) failed++
  }
  await Promise.all(
    Array.from({ length: connections }, () => askAgainAndAgain(new URL(url), more, answered)),
  )
  const perSecond = (times.length * 1000) / (performance.now() - started)
  const sorted = times.toSorted((a, b) => a - b)
  return { requests: times.length, perSecond, p50: at(sorted, 0.5), p99: at(sorted, 0.99), failed }
}

process.on('message', (order: Order) => {
  fire(order).then(
    (outcome) => process.send?.(outcome),
    (error) => {
      throw error
    },
  )
})
