import type { SalusClient } from '#contract/api.ts'

/** Counts, what waits and what is missing, and how far a new site has come. */
export const loadOverview = async (client: SalusClient) => {
  const [{ overview }, { guide }] = await Promise.all([
    client.overview.getOverview(),
    client.site.getFirstSteps(),
  ])
  return { ...overview, steps: guide.steps }
}

export type LoadedOverview = Awaited<ReturnType<typeof loadOverview>>
