import type { SalusClient } from '#contract/api.ts'
import type { SiteImport } from '#contract/move/move-in.ts'

/** Loads the latest site import. Returns undefined if there is none, or if it failed or was undone. */
export const loadLastSiteImport = async (client: SalusClient): Promise<SiteImport | undefined> => {
  const { import: last } = await client.move.getImport({})
  return last === null || last.state === 'undone' || last.state === 'failed' ? undefined : last
}
