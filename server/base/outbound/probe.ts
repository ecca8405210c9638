import { version } from '#server/base/process/version.ts'
import { requestHeadersOnly } from './request.ts'

export interface UrlProbeResult {
  /** HTTP status, or 0 without a response. */
  readonly status: number
  readonly said: string
}

const mostRedirects = 5
const timeoutMs = 10_000

const meanings: Readonly<Record<number, string>> = {
  404: 'not found',
  410: 'gone',
  401: 'asks who is there',
  403: 'refuses programs',
  429: 'asks to wait',
}

const meaningOf = (status: number): string => {
  if (status >= 500) return `answers with an error (${status})`
  return meanings[status] ?? (status < 400 ? 'is there' : `answers ${status}`)
}

const failureOf = (error: unknown): string => {
  const text = error instanceof Error ? `${error.name} ${error.message}` : ''
  if (/private/i.test(text)) return 'is a private address and is not asked'
  return /abort|timeout/i.test(text) ? 'takes too long' : 'cannot be reached'
}

/**
 * Checks whether a URL exists, without reading its content. Follows a few redirects. Requests
 * private IP addresses only if `isNamed`. `site` identifies us in the user agent.
 */
export const probeUrl = async (
  address: string,
  signal: AbortSignal,
  { isNamed = false, site = '' }: { readonly isNamed?: boolean; readonly site?: string } = {},
): Promise<UrlProbeResult> => {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  const headers = {
    'user-agent': `Salus/${version} (link check${site && `; +${site}`})`,
    accept: '*/*',
  }
  let url = URL.parse(address)
  try {
    for (let hops = 0; url && /^https?:$/.test(url.protocol); hops++) {
      const trust = { isNamed, isPlainAllowed: true }
      let { status, location } = await requestHeadersOnly(url, trust, 'HEAD', headers, limited)
      // Some servers do not support HEAD.
      if (status === 404 || status === 405 || status === 501) {
        ;({ status, location } = await requestHeadersOnly(url, trust, 'GET', headers, limited))
      }
      const isMoved = status >= 300 && status < 400 && location !== undefined
      if (!isMoved || hops === mostRedirects) return { status, said: meaningOf(status) }
      url = URL.parse(location ?? '', url.href)
    }
    return { status: 0, said: 'is no web address' }
  } catch (error) {
    signal.throwIfAborted()
    return { status: 0, said: failureOf(error) }
  }
}
