import { idempotencyKeyHeader } from '#contract/call/add-key.ts'
import type { FetchFunction } from '#contract/call/client.ts'
import { randomId } from './random-id.ts'

/** Returns a text by which two request bodies can be compared. Files are compared by their metadata. */
const fingerprintOf = ({ body }: RequestInit): string =>
  body instanceof FormData
    ? JSON.stringify(
        Array.from(body, ([name, value]) =>
          typeof value === 'string'
            ? [name, value]
            : [name, value.name, value.size, value.lastModified],
        ),
      )
    : String(body)

/**
 * Wraps `fetch` so that a repeated request keeps its idempotency key until a response arrives. If only the response was lost, the
 * server returns the entry that it has already added. A changed request gets a new key.
 */
export const withIdempotencyKey = (fetch: FetchFunction): FetchFunction => {
  let unanswered = { fingerprint: '', key: '' }
  return async (path, init) => {
    const fingerprint = fingerprintOf(init)
    if (fingerprint !== unanswered.fingerprint) unanswered = { fingerprint, key: randomId() }
    const headers = new Headers(init.headers)
    headers.set(idempotencyKeyHeader, unanswered.key)
    const response = await fetch(path, { ...init, headers })
    // Reads the whole body, because the connection may break before its end.
    const isWhole = await response
      .clone()
      .json()
      .then(
        () => true,
        () => false,
      )
    if (response.ok && isWhole) unanswered = { fingerprint: '', key: '' }
    return response
  }
}
