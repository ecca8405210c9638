import type { Queries } from '#server/base/db/database.ts'
import { readInstallationValue, storeInstallationValue } from '#server/base/db/installation.ts'
import type { ScanSettings } from './save-scan-results.ts'

const name = 'healthPlace'

/**
 * Whether the URL or the languages of the site have changed since the last scan. If so, marks all entries for
 * a new scan.
 */
export const markAllStaleIfSettingsChanged = async (
  queries: Queries,
  { publicUrl, languages }: ScanSettings,
): Promise<boolean> => {
  const value = [publicUrl, ...languages].join(' ')
  if ((await readInstallationValue(queries, name)) === value) return false
  await queries.transaction().execute(async (trx) => {
    // Keeps the rows and only resets their version, because later scans find deleted entries by them.
    await trx.updateTable('healthScan').set({ version: -1 }).execute()
    await storeInstallationValue(trx, name, value)
  })
  return true
}
