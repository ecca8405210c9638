import type { Queries } from '#server/base/db/database.ts'
import type { ImportedFields } from '../importer.ts'
import type { ExportedEntry } from '../salus/read-export.ts'
import { toRecord } from '../text/values.ts'
import { planSiteChanges, type SiteValues } from './plan-site.ts'
import { entryKeyOfTarget, siteItemKey } from './site-entry.ts'

export const siteValuesToRows = (fields: ImportedFields): ExportedEntry['rows'] =>
  Object.entries(fields).map(([entity, row]) => ({ entity, row: toRecord(row) }))

/** Replaces the placeholders of menu targets by paths. Drops items without a path. */
const withMenuPaths = (
  menus: SiteValues[string],
  pathOf: (key: string) => string | undefined,
): SiteValues[string] =>
  Object.fromEntries(
    Object.entries(menus).map(([name, items]) => [
      name,
      (Array.isArray(items) ? items : []).flatMap((item) => {
        const key = entryKeyOfTarget(String(item.target))
        const target = key === undefined ? item.target : pathOf(key)
        return target === undefined ? [] : [{ ...item, target }]
      }),
    ]),
  )

/** Returns the values of a site item, with the paths of imported pages in the menus. */
export const siteValuesOf = (
  { rows }: Pick<ExportedEntry, 'rows'>,
  pathOf: (key: string) => string | undefined,
): SiteValues => {
  const values = Object.fromEntries(rows.map(({ entity, row }) => [entity, row]))
  return values.siteMenus
    ? { ...values, siteMenus: withMenuPaths(values.siteMenus, pathOf) }
    : values
}

const hasImportedSite = async (queries: Queries): Promise<boolean> =>
  (await queries
    .selectFrom('moveImportItem')
    .select('index')
    .where('kind', '=', 'site')
    .where('savedAs', '=', siteItemKey)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Whether an earlier import has set up the site already, or nothing would change. */
export const isSiteAlreadyImported = async (
  queries: Queries,
  entry: ExportedEntry,
): Promise<boolean> => {
  if (await hasImportedSite(queries)) return true
  const { siteMenus: _, ...values } = siteValuesOf(entry, () => undefined)
  return Object.keys(await planSiteChanges(queries, values)).length === 0
}
