import type { SalusClient } from '#contract/api.ts'

/** The open sessions of whoever is signed in. */
export const loadSessions = async (client: SalusClient) => (await client.auth.sessions()).sessions
