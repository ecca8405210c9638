import type { SalusClient } from '#contract/api.ts'
import { inventedSettings } from './invented-settings.ts'

/** Counts, what waits and what is missing, and which settings are still those of a fresh site. */
export const loadOverview = async (client: SalusClient) => {
  const [{ overview }, { settings }] = await Promise.all([
    client.overview.getOverview(),
    client.settings.getSettings(),
  ])
  return { ...overview, invented: inventedSettings(settings) }
}

export type LoadedOverview = Awaited<ReturnType<typeof loadOverview>>
