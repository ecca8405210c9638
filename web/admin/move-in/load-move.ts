import type { SalusClient } from '#contract/api.ts'
import type { SiteImport } from '#contract/move/move-in.ts'

export const hasSavedEntries = ({ items }: SiteImport): boolean =>
  items.some(({ savedAs }) => savedAs !== '')

/** Loads the latest site import. Returns undefined if there is none, or if it was undone or saved nothing before it failed. */
export const loadLastSiteImport = async (client: SalusClient): Promise<SiteImport | undefined> => {
  const { import: last } = await client.move.getImport({})
  const isOver = last?.state === 'undone' || (last?.state === 'failed' && !hasSavedEntries(last))
  return last === null || isOver ? undefined : last
}
