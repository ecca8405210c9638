import { sql } from 'kysely'
import { type EntityDefinition, entityFieldsOfKind } from '#contract/call/entity.ts'
import { translationEntity } from '#contract/language/translation-entity.ts'
import { appendAll } from '#contract/list/any-length.ts'
import type { Database, Queries } from '#server/base/db/database.ts'
import { lockNameUntilCommit } from '#server/base/db/lock-until-commit.ts'
import { readRelationListsByOwner } from '#server/base/db/ordered-list.ts'
import { createBackgroundPause, startBackgroundStep } from '#server/base/db/turns.ts'
import { entityDefinitions } from '#server/base/definition/definitions.ts'
import { readTranslationsOfEntries } from '#server/base/entity/kept-texts.ts'
import { collectTranslatableTextsOfRow } from '#server/base/entity/source-texts.ts'
import { readLanguageCodes } from '#server/site/languages-store.ts'
import { markAllStaleIfSettingsChanged } from './detect-settings-change.ts'
import {
  createDuplicateTitleFinder,
  type PublicationTitleCache,
  readRecordedDuplicates,
} from './duplicate-titles.ts'
import { findTranslationProblems, listTranslationLinks } from './missing-translations.ts'
import { scanEntry } from './read-entry.ts'
import {
  deleteScanResults,
  type ScanSettings,
  saveScannedVersions,
  saveScanResults,
} from './save-scan-results.ts'
import type { ScanResult } from './scan-result.ts'
import { scanSiteWideContent } from './scan-site.ts'
import {
  type EntriesToRescan,
  listEntryIdsToScan,
  listRemovedEntryIds,
  listStaleEntryIds,
} from './stale.ts'

const atOnce = 50

/** Entities to scan. Translations are scanned with their entry. */
const scanned = entityDefinitions.filter(
  ({ name, history, single }) => history && !single && name !== translationEntity.name,
)

const readPictures = async (
  queries: Queries,
  definition: EntityDefinition,
  ids: readonly string[],
): Promise<(id: string) => string[]> => {
  const lists: Map<string, string[]>[] = []
  for (const [, field] of entityFieldsOfKind(definition, 'pictures'))
    lists.push(await readRelationListsByOwner(queries, field, sql.join(ids)))
  return (id) => lists.flatMap((list) => list.get(id) ?? [])
}

/** Scans as many of the entries as one time slice allows, including their translations. */
const readEntries = async (
  queries: Queries,
  definition: EntityDefinition,
  ids: readonly string[],
  [, ...others]: readonly string[],
) => {
  const isOver = startBackgroundStep()
  const { name: entity } = definition
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(entity)}
    where "_id" in (${sql.join(ids)})`.execute(queries)
  const picturesOf = await readPictures(queries, definition, ids)
  const kept = Map.groupBy(
    await readTranslationsOfEntries(queries, entity, ids, others),
    (each) => each.entityId,
  )
  const byId = new Map(rows.map((row) => [String(row._id), row]))
  const noted: ScanResult[] = []
  const read: { entity: string; entityId: string; version: number; texts: number }[] = []
  let done = 0
  for (const id of ids) {
    if (done > 0 && isOver()) break
    done++
    const columns = byId.get(id)
    if (columns === undefined) continue
    const translations = kept.get(id) ?? []
    const ownResult = scanEntry(definition, { columns, pictures: picturesOf(id) })
    const elsewhere = translations.map(({ lang, fields }) => ({ lang, own: fields }))
    const links = new Map(
      [...listTranslationLinks(definition, id, elsewhere), ...ownResult.links].map((each) => [
        each.url,
        each,
      ]),
    )
    // Drafts are translated after publication, so their missing translations are not a problem.
    const languages = columns.status === 'draft' ? [] : others
    const left =
      languages.length === 0
        ? []
        : findTranslationProblems(
            entity,
            collectTranslatableTextsOfRow(definition, columns),
            languages.map((lang) => elsewhere.find((each) => each.lang === lang) ?? { lang }),
          )
    noted.push({ ...ownResult, links: [...links.values()], facts: [...ownResult.facts, ...left] })
    const texts = translations.reduce((sum, each) => sum + each.version, 0)
    read.push({ entity, entityId: id, version: Number(columns.version), texts })
  }
  return { done: ids.slice(0, done), noted, read }
}

export interface ScanServices {
  readonly database: Database
  readonly publicUrl: string
  readonly titles: PublicationTitleCache
}

/**
 * Scans stale entries in small steps so that requests are not delayed. Only one instance at a time writes
 * results.
 */
export const scanStaleEntries = async (
  { database: { queries }, publicUrl, titles }: ScanServices,
  known: EntriesToRescan,
  signal: AbortSignal,
): Promise<void> => {
  const pause = createBackgroundPause()
  const place: ScanSettings = { publicUrl, languages: await readLanguageCodes(queries) }
  const stale = (await markAllStaleIfSettingsChanged(queries, place)) ? 'everything' : known
  if (stale === 'everything') titles.clear()
  const inTurn = (work: (trx: Queries) => Promise<void>): Promise<void> =>
    queries.transaction().execute(async (trx) => {
      await lockNameUntilCommit(trx, 'scan')
      await work(trx)
    })

  for (const definition of scanned) {
    const { name: entity } = definition
    const isPublication = entity === 'publication'
    const gone = await listRemovedEntryIds(queries, stale, definition)
    const changed = await listEntryIdsToScan(queries, stale, definition, { ...place, pause })
    let left = [...new Set([...gone, ...changed])]
    if (isPublication && left.length > 0)
      left = [...left, ...(await readRecordedDuplicates(queries, left))]
    const near =
      isPublication &&
      left.length > 0 &&
      (await createDuplicateTitleFinder(titles, queries, left, pause))
    while (left.length > 0 && !signal.aborted) {
      const some = left.slice(0, atOnce)
      const { done, noted, read } = await readEntries(queries, definition, some, place.languages)
      const twins: ScanResult[] = []
      if (near) for (const id of done) appendAll(twins, await near(id))
      await inTurn(async (trx) => {
        await deleteScanResults(trx, entity, done)
        await saveScanResults(trx, [...noted, ...twins], place)
        await saveScannedVersions(trx, read)
      })
      left = left.slice(done.length)
      await pause()
    }
  }
  await readSiteAnew(queries, stale, place, inTurn)
}

const readSiteAnew = async (
  queries: Queries,
  stale: EntriesToRescan,
  place: ScanSettings,
  inTurn: (work: (trx: Queries) => Promise<void>) => Promise<void>,
): Promise<void> => {
  const names = ['siteContent', 'siteMenus', 'settings']
  if (stale !== 'everything' && !names.some((name) => listStaleEntryIds(stale, name).length > 0))
    return
  for (const { entity, id, version, texts, noted } of await scanSiteWideContent(
    queries,
    place.languages,
  )) {
    await inTurn(async (trx) => {
      await deleteScanResults(trx, entity)
      await saveScanResults(trx, noted, place)
      await saveScannedVersions(trx, [{ entity, entityId: id, version, texts }])
    })
  }
}
