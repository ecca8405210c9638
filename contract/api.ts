import { authApi } from './auth.ts'
import type { Client } from './client.ts'
import { publicationApi } from './publication.ts'

/** Every call of Salus, by entity. */
export const api = {
  auth: authApi,
  publication: publicationApi,
}

export type Api = typeof api
/** A client of Salus, whichever way it reaches the server. */
export type SalusClient = Client<Api>
