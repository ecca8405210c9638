import { addKeyHeader } from '#contract/call/add-key.ts'
import type { Fetch } from '#contract/call/client.ts'
import { randomId } from './random-id.ts'

/** What a request says, so that two can be compared; of files only what tells them apart. */
const saidBy = ({ body }: RequestInit): string =>
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
 * A fetch that sends the same again under the same key until it is answered: if only the answer was lost, the server
 * answers with what it has added. What was changed since is something else, and gets a key of its own.
 */
export const addOnce = (fetch: Fetch): Fetch => {
  let unanswered = { said: '', key: '' }
  return async (path, init) => {
    const said = saidBy(init)
    if (said !== unanswered.said) unanswered = { said, key: randomId() }
    const headers = new Headers(init.headers)
    headers.set(addKeyHeader, unanswered.key)
    const response = await fetch(path, { ...init, headers })
    // The connection may end within the answer.
    const isWhole = await response
      .clone()
      .json()
      .then(
        () => true,
        () => false,
      )
    if (response.ok && isWhole) unanswered = { said: '', key: '' }
    return response
  }
}
