import type { WebhookDelivery } from '#contract/hook/hook.ts'
import { sendPostRequest } from '#server/base/outbound/request.ts'
import { version } from '#server/base/process/version.ts'
import { buildWebhookSignatureHeaders } from './sign.ts'

export interface WebhookDeliveryRequest
  extends Pick<WebhookDelivery, '_id' | 'event' | 'title' | 'createdAt'> {
  readonly kind: string
  readonly entityId: string
  readonly path: string
  readonly url: string
  readonly secret: string
}

/** Result of an attempt. An empty `problem` means success. */
export interface DeliveryAttemptResult {
  readonly status: number
  readonly problem: string
  /** Value of the receiver's `retry-after` header, in seconds. */
  readonly retryAfter?: number
}

export interface AttemptSettings {
  readonly publicUrl: string
  /** Whether hosts in private networks and URLs without TLS are allowed. */
  readonly allowsPrivate: boolean
  readonly timeoutMs: number
}

/** Builds the body of a delivery. Contains only public data. */
const bodyOf = (
  { event, kind, entityId, title, path, createdAt }: WebhookDeliveryRequest,
  publicUrl: string,
): string => {
  const entry = { id: entityId, kind, ...(path && { title, address: publicUrl + path }) }
  return JSON.stringify({
    type: event,
    timestamp: createdAt,
    data: event === 'test' ? { site: publicUrl } : entry,
  })
}

const secondsIn = (retryAfter: string | undefined): { retryAfter?: number } =>
  /^\d{1,6}$/.test(retryAfter ?? '') ? { retryAfter: Number(retryAfter) } : {}

const problemOf = (status: number): string => {
  if (status >= 200 && status < 300) return ''
  if (status >= 300 && status < 400)
    return `The address leads elsewhere (${status}); give the one it leads to`
  return status === 410 ? 'The address says that it is gone for good' : `Answered with ${status}`
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'The address could not be reached'
  if (/abort|timeout/i.test(error.name)) return 'The address took too long to answer'
  const code = 'code' in error ? ` (${String(error.code)})` : ''
  return /private|https/.test(error.message)
    ? error.message
    : `The address could not be reached${code}`
}

/** Sends one signed request to the receiver. Returns a failure as an outcome instead of throwing. */
export const attemptWebhookDelivery = async (
  outgoing: WebhookDeliveryRequest,
  { publicUrl, allowsPrivate, timeoutMs }: AttemptSettings,
  now: Date,
): Promise<DeliveryAttemptResult> => {
  const body = bodyOf(outgoing, publicUrl)
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': `Salus/${version}`,
    ...buildWebhookSignatureHeaders(outgoing.secret, outgoing._id, now, body),
  }
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const trust = { isNamed: allowsPrivate }
    const answer = await sendPostRequest(new URL(outgoing.url), trust, headers, body, signal)
    const { status } = answer
    return { status, problem: problemOf(status), ...secondsIn(answer.retryAfter) }
  } catch (error) {
    return { status: 0, problem: reasonOf(error) }
  }
}
