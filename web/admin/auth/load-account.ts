import type { SalusClient } from '#contract/api.ts'

export const loadOwnAccount = async (client: SalusClient) => {
  const [{ sessions }, { secondFactor }, { digest }] = await Promise.all([
    client.auth.sessions(),
    client.auth.secondFactor(),
    client.digest.getDigest(),
  ])
  return { sessions, secondFactor, digest }
}
