import { api } from '#contract/api.ts'
import { type ClientOptions, createClient } from '#contract/call/client.ts'
import { readToken } from '#web/session/session.ts'

/** How this browser reaches the server, with its token. */
export const transport: ClientOptions = {
  fetch: (path, init) => fetch(path, init),
  token: readToken,
}

/** The API as the browser calls it. */
export const client = createClient(api, transport)
