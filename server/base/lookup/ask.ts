import { createQueue } from '#server/base/process/queue.ts'
import { version } from '#server/base/process/version.ts'
import { LookUpFailure } from './failure.ts'
import { type Answer, get } from './outbound.ts'
import { type Bases, placeAt, placeOf, type SourceName, sources } from './sources.ts'

/** Time as it passes; a test holds it. */
export interface Time {
  now(): number
  wait(ms: number, signal: AbortSignal): Promise<void>
}

export interface AskSettings {
  readonly bases: Bases
  /** Whom the services may write to when we ask too much. */
  readonly mailto: string
  readonly time: Time
  /** How long one answer may take. */
  readonly timeoutMs: number
}

/** The body of an answer; null when the service knows nothing of it. */
export type Ask = (
  source: SourceName,
  path: string,
  signal: AbortSignal,
) => Promise<Uint8Array | null>

const attempts = 3
/** Longer than this nobody waits for an import. */
const longestWait = 60
const passingWaitMs = 1_000

const secondsOf = (retryAfter: string | undefined, now: number): number | undefined => {
  if (retryAfter === undefined) return undefined
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter)
  const at = Date.parse(retryAfter)
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1_000))
}

/** One queue per service: one question at a time, no sooner than its rules allow. */
export const createAsk = ({ bases, mailto, time, timeoutMs }: AskSettings): Ask => {
  const queues = new Map<SourceName, ReturnType<typeof createQueue>>()
  const freeAt = new Map<SourceName, number>()
  const queueOf = (source: SourceName) => {
    const queue = queues.get(source) ?? createQueue({ atOnce: 1, waiting: 10_000 })
    queues.set(source, queue)
    return queue
  }
  const headers = {
    accept: 'application/json, application/xml;q=0.9, */*;q=0.1',
    'accept-encoding': 'identity',
    'user-agent': `Salus/${version}${mailto && ` (mailto:${mailto})`}`,
  }

  /** Follows one redirect, and only to a host of the table. */
  const fetchAnswer = async (
    source: SourceName,
    path: string,
    signal: AbortSignal,
  ): Promise<Answer> => {
    const place = placeOf(source, bases)
    const url = new URL(place.base + path)
    // An address that the parser has made shorter leads to something else than was asked for.
    const wanted = new URL(place.base).pathname.replace(/\/$/, '') + path.split('?')[0]
    if (url.pathname !== wanted) throw new Error('The address leads elsewhere')
    const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    const answer = await get(url, place, headers, limited)
    if (answer.status < 300 || answer.status >= 400 || answer.location === undefined) return answer
    const next = URL.parse(answer.location, url.href)
    const there = next && placeAt(next.origin, bases)
    if (!next || !there) throw new Error('A redirect leads to another host')
    return get(next, there, headers, limited)
  }

  const askOnce = async (
    source: SourceName,
    path: string,
    signal: AbortSignal,
  ): Promise<Uint8Array | null> => {
    const { label } = sources[source]
    const answer = await fetchAnswer(source, path, signal).catch((error: unknown) => {
      signal.throwIfAborted()
      const isSlow = error instanceof Error && /abort|timeout/i.test(error.name)
      throw new LookUpFailure(
        isSlow ? `${label} took too long to answer` : `${label} could not be reached`,
        { isPassing: true },
      )
    })
    const { status, body } = answer
    if (status === 200) return body
    if (status === 404 || status === 410) return null
    const retryAfter = secondsOf(answer.retryAfter, time.now())
    const why =
      status === 429 ? `${label} asks us to wait` : `${label} answered with an error (${status})`
    throw new LookUpFailure(why, { retryAfter, isPassing: status === 429 || status >= 500 })
  }

  /** Waits its turn, asks, and notes when the service may be asked again. */
  const askInTurn = async (source: SourceName, path: string, signal: AbortSignal) => {
    const early = (freeAt.get(source) ?? 0) - time.now()
    if (early > 0) await time.wait(early, signal)
    try {
      return await askOnce(source, path, signal)
    } finally {
      freeAt.set(source, time.now() + sources[source].everyMs)
    }
  }

  return (source, path, signal) =>
    queueOf(source).run(async () => {
      for (let attempt = 1; ; attempt++) {
        try {
          return await askInTurn(source, path, signal)
        } catch (error) {
          const isPassing = error instanceof LookUpFailure && error.isPassing
          if (!isPassing || attempt === attempts) throw error
          const seconds = error.retryAfter
          if (seconds !== undefined && seconds > longestWait) {
            freeAt.set(source, time.now() + seconds * 1_000)
            throw new LookUpFailure(`${error.message} (${seconds} seconds)`)
          }
          await time.wait(seconds === undefined ? passingWaitMs * attempt : seconds * 1_000, signal)
        }
      }
    })
}
