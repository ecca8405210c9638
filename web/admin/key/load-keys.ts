import type { SalusClient } from '#contract/api.ts'

export const loadKeys = async (client: SalusClient) => {
  const [{ keys }, { hooks }] = await Promise.all([client.key.keys(), client.hook.hooks()])
  return { keys, hooks }
}
