import type { ImportedSite } from '#contract/move/move-in.ts'
import type { Queries } from '#server/base/db/database.ts'
import { readSiteSettings } from '#server/settings/store.ts'
import { brandColorsOf, siteBrandStore } from '#server/site/brand-store.ts'
import { siteMenusStore } from '#server/site/menus-store.ts'
import { readPublishedContent } from '#server/site/store.ts'
import { planSiteChanges } from './plan-site.ts'
import { siteValuesOf } from './site-rows.ts'

/** Returns the site as it would be after the import of its settings. Undefined if the import has no such item. */
export const previewSiteItem = async (
  queries: Queries,
  importId: string,
): Promise<ImportedSite | undefined> => {
  const item = await queries
    .selectFrom('moveImportItem')
    .select(['index', 'fields'])
    .where('importId', '=', importId)
    .where('kind', '=', 'site')
    .where('status', '=', 'new')
    .limit(1)
    .executeTakeFirst()
  const entry = item && JSON.parse(item.fields)
  // Settings of an export of Salus replace those of an empty site and keep their format.
  if (!item || entry.id !== '') return undefined
  const values = await planSiteChanges(
    queries,
    siteValuesOf(entry, () => '/'),
  )
  const settings = { ...(await readSiteSettings(queries)), ...values.settings }
  const brand = { ...(await siteBrandStore.read(queries)), ...values.siteBrand }
  const { accent, face, logo, logoDark } = brand
  return {
    index: item.index,
    settings,
    look: { colors: brandColorsOf(accent), face, logo, logoDark },
    content: { ...(await readPublishedContent(queries)), ...values.siteContent },
    menus: { ...(await siteMenusStore.read(queries)), ...values.siteMenus },
  }
}
