import { api } from '#contract/api.ts'
import { type ApiClientOptions, createApiClient } from '#contract/call/client.ts'
import { readToken } from '#web/session/session.ts'

/** Options of the browser's API client: `fetch` and the token of the session. */
export const browserClientOptions: ApiClientOptions = {
  fetch: (path, init) => fetch(path, init),
  token: readToken,
}

export const browserApiClient = createApiClient(api, browserClientOptions)
