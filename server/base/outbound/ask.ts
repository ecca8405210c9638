import { createConcurrencyLimiter } from '#server/base/process/queue.ts'
import { version } from '#server/base/process/version.ts'
import { ServiceRequestError } from './look-up-failure.ts'
import { type OutboundResponse, ResponseTooLongError, sendGetRequest } from './request.ts'
import {
  type BaseUrlOverrides,
  type ExternalService,
  type ExternalServices,
  resolveServiceBaseUrl,
} from './source.ts'

export interface Clock {
  now(): number
  wait(ms: number, signal: AbortSignal): Promise<void>
}

export interface ServiceClientSettings<Name extends string> {
  readonly sources: ExternalServices<Name>
  readonly bases: BaseUrlOverrides<Name>
  readonly mailto: string
  readonly site: string
  readonly time: Clock
  readonly timeoutMs: number
}

/** Cache validators of a service's previous response. Empty if it sent none. */
export interface CacheValidators {
  readonly etag: string
  readonly modified: string
}

/** Response of a service. `isUnchanged` if it is the same as before. */
export type ServiceResponse =
  | { readonly isUnchanged: true }
  | { readonly isUnchanged: false; readonly body: Uint8Array; readonly validators: CacheValidators }

/** Receives a sentence for users about the reason of a delay. */
export type ReportDelay = (waitingFor: string) => void

export interface ServiceRequestOptions {
  readonly signal: AbortSignal
  readonly before?: CacheValidators | undefined
  readonly onWait?: ReportDelay | undefined
}

/** Requests a path from a service. Returns null for 404. */
export type RequestService<Name extends string> = (
  source: Name,
  path: string,
  options: ServiceRequestOptions,
) => Promise<ServiceResponse | null>

const attempts = 3
/** Maximum delay in seconds that a service can demand of a single request. */
const longestWait = 60
/** Maximum time in seconds without requests to a service, whatever it demands. */
const longestRest = 86_400
const passingWaitMs = 1_000

const secondsOf = (retryAfter: string | undefined, now: number): number | undefined => {
  if (retryAfter === undefined) return undefined
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - now) / 1_000)
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(0, seconds), longestRest)
}

const demandedWait = ({ label }: ExternalService, seconds: number): ServiceRequestError =>
  new ServiceRequestError(`${label} asks us to wait (${seconds} seconds)`, { source: label })

const orAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>()
  const giveUp = () => reject(signal.reason)
  signal.addEventListener('abort', giveUp, { once: true })
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', giveUp))
}

/**
 * Creates a function that sends one request at a time to each service and respects their rate
 * limits. While a service demands a longer pause, requests to it fail at once.
 */
export const createServiceClient = <Name extends string>({
  sources,
  bases,
  mailto,
  site,
  time,
  timeoutMs,
}: ServiceClientSettings<Name>): RequestService<Name> => {
  const queues = new Map<Name, ReturnType<typeof createConcurrencyLimiter>>()
  const freeAt = new Map<Name, number>()
  const closedUntil = new Map<Name, number>()
  const queueOf = (source: Name) => {
    const queue = queues.get(source) ?? createConcurrencyLimiter({ atOnce: 1, waiting: 10_000 })
    queues.set(source, queue)
    return queue
  }
  const contact = [site && `+${site}`, mailto && `mailto:${mailto}`].filter(Boolean).join('; ')
  const usual = {
    accept: 'application/json, application/xml;q=0.9, */*;q=0.1',
    'accept-encoding': 'identity',
    'user-agent': `Salus/${version}${contact && ` (${contact})`}`,
  }
  const conditions = ({ etag, modified }: CacheValidators) => ({
    ...(etag && { 'if-none-match': etag }),
    ...(modified && { 'if-modified-since': modified }),
  })

  const named: Readonly<Record<string, string | undefined>> = bases
  const places = Object.entries<ExternalService>(sources).map(([name, each]) =>
    resolveServiceBaseUrl(each, named[name]),
  )
  const placeAt = (origin: string) => places.find(({ base }) => new URL(base).origin === origin)

  /** Sends a request and follows at most one redirect, only to hosts of known services. */
  const fetchAnswer = async (
    source: Name,
    path: string,
    signal: AbortSignal,
    before?: CacheValidators,
  ): Promise<OutboundResponse> => {
    const headers = { ...usual, ...(before && conditions(before)) }
    const place = resolveServiceBaseUrl(sources[source], bases[source])
    const url = new URL(place.base + path)
    // The URL parser may have shortened a path such as `/a/../b` to an unintended one.
    const wanted = new URL(place.base).pathname.replace(/\/$/, '') + path.split('?')[0]
    if (url.pathname !== wanted) throw new Error('The address leads elsewhere')
    const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    const answer = await sendGetRequest(url, place, headers, limited)
    if (answer.status < 300 || answer.status >= 400 || answer.location === undefined) return answer
    const next = URL.parse(answer.location, url.href)
    const there = next && placeAt(next.origin)
    if (!next || !there) throw new Error('A redirect leads to another host')
    return sendGetRequest(next, there, headers, limited)
  }

  const askOnce = async (
    source: Name,
    path: string,
    signal: AbortSignal,
    before?: CacheValidators,
  ): Promise<ServiceResponse | null> => {
    const { label } = sources[source]
    const answer = await fetchAnswer(source, path, signal, before).catch((error: unknown) => {
      signal.throwIfAborted()
      if (error instanceof ResponseTooLongError)
        throw new ServiceRequestError(`${label} gave an answer of more than 5 MB`, {
          source: label,
        })
      const isSlow = error instanceof Error && /abort|timeout/i.test(error.name)
      throw new ServiceRequestError(
        isSlow ? `${label} took too long to answer` : `${label} could not be reached`,
        { source: label, isPassing: true },
      )
    })
    const { status, body, etag = '', modified = '' } = answer
    if (status === 200) return { isUnchanged: false, body, validators: { etag, modified } }
    if (status === 304 && before) return { isUnchanged: true }
    if (status === 404 || status === 410) return null
    const retryAfter = secondsOf(answer.retryAfter, time.now())
    const why =
      status === 429 ? `${label} asks us to wait` : `${label} answered with an error (${status})`
    const isPassing = status === 429 || status >= 500
    throw new ServiceRequestError(why, { source: label, retryAfter, isPassing })
  }

  const failIfClosed = (source: Name): void => {
    const closedMs = (closedUntil.get(source) ?? 0) - time.now()
    if (closedMs > 0) throw demandedWait(sources[source], Math.ceil(closedMs / 1_000))
  }

  const askInTurn: RequestService<Name> = async (source, path, { signal, before }) => {
    const early = (freeAt.get(source) ?? 0) - time.now()
    if (early > 0) await time.wait(early, signal)
    try {
      return await askOnce(source, path, signal, before)
    } finally {
      freeAt.set(source, time.now() + sources[source].everyMs)
    }
  }

  const askRepeatedly: RequestService<Name> = async (source, path, options) => {
    const { signal, onWait } = options
    for (let attempt = 1; ; attempt++) {
      signal.throwIfAborted()
      failIfClosed(source)
      try {
        return await askInTurn(source, path, options)
      } catch (error) {
        if (!(error instanceof ServiceRequestError)) throw error
        const { retryAfter: seconds = (passingWaitMs / 1_000) * attempt } = error
        if (seconds > longestWait) {
          closedUntil.set(source, time.now() + seconds * 1_000)
          throw demandedWait(sources[source], seconds)
        }
        if (!error.isPassing || attempt === attempts) throw error
        onWait?.(`${error.message}; next attempt in ${seconds} s`)
        await time.wait(seconds * 1_000, signal)
      }
    }
  }

  return async (source, path, options) => {
    const { signal, onWait } = options
    signal.throwIfAborted()
    failIfClosed(source)
    onWait?.(`Waiting for ${sources[source].label}`)
    return orAborted(
      queueOf(source).run(() => askRepeatedly(source, path, options)),
      signal,
    )
  }
}
