import type { SalusClient } from '#contract/api.ts'

export const loadKeysAndWebhooks = async (client: SalusClient) => {
  const [{ keys }, { hooks }] = await Promise.all([client.key.keys(), client.hook.hooks()])
  return { keys, hooks }
}
