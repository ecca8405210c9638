import { api } from '#contract/api.ts'
import { type ClientOptions, createClient } from '#contract/call/client.ts'
import { readToken } from '#web/session/session.ts'

/** Options of the browser's API client: `fetch` and the token of the session. */
export const browserClientOptions: ClientOptions = {
  fetch: (path, init) => fetch(path, init),
  token: readToken,
}

export const client = createClient(api, browserClientOptions)
