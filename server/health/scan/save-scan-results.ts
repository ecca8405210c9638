import type { Queries } from '#server/base/db/database.ts'
import { newId } from '#server/base/db/id.ts'
import type { DatabaseTables } from '#server/base/db/schema.ts'
import { resolveLinkTarget } from '../links/link-target.ts'
import type { ScanResult } from './scan-result.ts'

/** Site settings that decide where links lead and which translations are expected. */
export interface ScanSettings {
  readonly publicUrl: string
  readonly languages: readonly string[]
}

/** Rows per insert statement. Stays below the limits of both databases on parameters. */
const rowsAtOnce = 500

const inParts = async <T>(rows: readonly T[], insert: (part: T[]) => Promise<unknown>) => {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await insert(rows.slice(at, at + rowsAtOnce))
  }
}

/** Deletes the recorded links and facts of some entries, or of all entries of a kind. */
export const deleteScanResults = async (
  queries: Queries,
  entity: string,
  ids?: readonly string[],
): Promise<void> => {
  if (ids?.length === 0) return
  for (const table of ['healthLink', 'healthFact', 'healthScan'] as const) {
    await queries
      .deleteFrom(table)
      .where('entity', '=', entity)
      .$if(ids !== undefined, (query) => query.where('entityId', 'in', ids ?? []))
      .execute()
  }
  if (ids === undefined || entity !== 'publication') return
  await queries.deleteFrom('healthFact').where('otherId', 'in', ids).execute()
}

const linksOf = (noted: readonly ScanResult[], { publicUrl, languages }: ScanSettings) =>
  noted.flatMap(({ entity, id, title, stamp, links }) =>
    links.flatMap(({ url, path }): DatabaseTables['healthLink'][] => {
      const leads = resolveLinkTarget(url, publicUrl, languages)
      const about = { entity, entityId: id, title, stamp }
      return leads === null ? [] : [{ _id: newId(), ...about, url, path, ...leads }]
    }),
  )

/**
 * Returns the table rows of the problems found, one per check and entry. The last problem replaces
 * earlier ones.
 */
const factsOf = (noted: readonly ScanResult[]): DatabaseTables['healthFact'][] => {
  const byKey = new Map<string, DatabaseTables['healthFact']>()
  for (const { entity, id, title, stamp, facts } of noted) {
    for (const { check, detail, path, otherId = '' } of facts) {
      const fact = { check, entity, entityId: id, title, path, stamp, detail, otherId }
      byKey.set(`${check} ${entity} ${id}`, fact)
    }
  }
  return [...byKey.values()]
}

export const saveScanResults = async (
  queries: Queries,
  noted: readonly ScanResult[],
  place: ScanSettings,
): Promise<void> => {
  await inParts(linksOf(noted, place), (rows) =>
    queries.insertInto('healthLink').values(rows).execute(),
  )
  await inParts(factsOf(noted), (rows) =>
    queries
      .insertInto('healthFact')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['check', 'entity', 'entityId']).doUpdateSet((row) => ({
          title: row.ref('excluded.title'),
          path: row.ref('excluded.path'),
          stamp: row.ref('excluded.stamp'),
          detail: row.ref('excluded.detail'),
          otherId: row.ref('excluded.otherId'),
        })),
      )
      .execute(),
  )
}

export const saveScannedVersions = async (
  queries: Queries,
  read: readonly DatabaseTables['healthScan'][],
): Promise<void> =>
  inParts(read, (rows) =>
    queries
      .insertInto('healthScan')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['entity', 'entityId']).doUpdateSet((row) => ({
          version: row.ref('excluded.version'),
          texts: row.ref('excluded.texts'),
        })),
      )
      .execute(),
  )
