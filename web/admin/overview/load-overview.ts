import type { SalusClient } from '#contract/api.ts'

export const loadOverview = async (client: SalusClient) => {
  const [{ overview }, { guide }] = await Promise.all([
    client.overview.getOverview(),
    client.site.getFirstSteps(),
  ])
  return { ...overview, steps: guide.steps }
}

export type LoadedOverview = Awaited<ReturnType<typeof loadOverview>>
