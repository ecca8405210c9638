import type { SalusClient } from '#contract/api.ts'

/** Loads the publications found in external databases, and the setting how often to search for new ones. */
export const loadFoundPublications = async (client: SalusClient) => {
  const [found, { settings }] = await Promise.all([
    client.publication.found(),
    client.settings.getSettings(),
  ])
  return { ...found, watch: settings.watch }
}

export type LoadedFoundPublications = Awaited<ReturnType<typeof loadFoundPublications>>
