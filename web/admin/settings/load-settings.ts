import type { SalusClient } from '#contract/api.ts'

export const loadSettings = async (client: SalusClient) => {
  const { settings, hasExampleContent } = await client.settings.getSettings()
  return { settings, hasExampleContent }
}
