import type { SalusClient } from '#contract/api.ts'

/** The open sessions and second factors of whoever is signed in. */
export const loadAccount = async (client: SalusClient) => {
  const [{ sessions }, { secondFactor }] = await Promise.all([
    client.auth.sessions(),
    client.auth.secondFactor(),
  ])
  return { sessions, secondFactor }
}
