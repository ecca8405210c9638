import type { SalusClient } from '#contract/api.ts'

/** Loads the found publications, and how often new ones are searched. */
export const loadFound = async (client: SalusClient) => {
  const [found, { settings }] = await Promise.all([
    client.publication.found(),
    client.settings.getSettings(),
  ])
  return { ...found, watch: settings.watch }
}

export type LoadedFound = Awaited<ReturnType<typeof loadFound>>
