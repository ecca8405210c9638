import type { SalusClient } from '#contract/api.ts'

/** What was found elsewhere, and how often Salus looks by itself. */
export const loadFound = async (client: SalusClient) => {
  const [found, { settings }] = await Promise.all([
    client.publication.found(),
    client.settings.getSettings(),
  ])
  return { ...found, watch: settings.watch }
}

export type LoadedFound = Awaited<ReturnType<typeof loadFound>>
