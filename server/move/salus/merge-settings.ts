import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { z } from 'zod'
import { ApiError } from '#contract/call/api-error.ts'
import type { Queries } from '#server/base/db/database.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'
import { removeEntry } from '#server/base/entity/remove.ts'
import { insertRowIfMissing, updateRow } from '#server/base/entity/rows.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import type { JournaledEntityMap } from './save-entry.ts'

const values = z.record(z.string(), z.unknown())
type SettingValues = z.output<typeof values>

const replacedSetting = z.object({
  entity: z.string(),
  id: z.string(),
  /** Imported values by field. */
  imported: values,
  /** Values before the import. Fields without a stored value are missing. Null if nothing was stored. */
  former: values.nullable(),
})
export const replacedSettingsSchema = z.array(replacedSetting)
export type ReplacedSetting = z.output<typeof replacedSetting>

const readValues = async (
  queries: Queries,
  entity: string,
  id: string,
): Promise<SettingValues | null> => {
  const { rows } = await sql<{ value: string }>`
    select "value" from ${sql.table(entity)} where "_id" = ${id}`.execute(queries)
  return rows[0] ? values.parse(JSON.parse(rows[0].value)) : null
}

const recordOf = (records: JournaledEntityMap, entity: string) => {
  const record = records.get(entity)
  if (!record) throw new ApiError('invalid', 'Salus knows no such settings')
  return record
}

/** Returns the rows of a setting that a change concerns. A draft of the texts changes with the published ones. */
const readRowIds = async (queries: Queries, entity: string): Promise<string[]> => {
  const [first = '', ...others] = entityDefinitionOf(entity)?.single ?? []
  const ids = [first]
  for (const id of others) if ((await readValues(queries, entity, id)) !== null) ids.push(id)
  return ids
}

/** Changes values of settings, and returns what they replaced. Other values stay. */
export const mergeSettings = async (
  write: WriteTransaction,
  changes: Readonly<Record<string, SettingValues>>,
  records: JournaledEntityMap,
): Promise<ReplacedSetting[]> => {
  const { queries, now } = write
  const replaced: ReplacedSetting[] = []
  for (const [entity, imported] of Object.entries(changes)) {
    for (const id of await readRowIds(queries, entity)) {
      const stamps = { createdAt: now, updatedAt: now, version: 0 }
      const isNew = await insertRowIfMissing(queries, entity, { _id: id, ...stamps, value: '{}' })
      await write.update(recordOf(records, entity), id, undefined, async () => {
        const before = (await readValues(queries, entity, id)) ?? {}
        const former = Object.entries(before).filter(([name]) => Object.hasOwn(imported, name))
        replaced.push({ entity, id, imported, former: isNew ? null : Object.fromEntries(former) })
        await updateRow(queries, entity, id, { value: JSON.stringify({ ...before, ...imported }) })
      })
    }
  }
  return replaced
}

/** Restores the former values of a setting. Returns the names of fields that were edited since and stay. */
export const restoreSettings = async (
  write: WriteTransaction,
  { entity, id, imported, former }: ReplacedSetting,
  records: JournaledEntityMap,
): Promise<string[]> => {
  const { queries } = write
  const record = recordOf(records, entity)
  const current = await readValues(queries, entity, id)
  if (current === null) return []
  const names = Object.keys(imported)
  const kept = names.filter((name) => !isDeepStrictEqual(current[name], imported[name]))
  const others = Object.entries(current).filter(
    ([name]) => kept.includes(name) || !names.includes(name),
  )
  const restored = Object.entries(former ?? {}).filter(([name]) => !kept.includes(name))
  const next = Object.fromEntries([...others, ...restored])
  if (former === null && Object.keys(next).length === 0) await removeEntry(write, record, id)
  else
    await write.update(record, id, undefined, async () => {
      await updateRow(queries, entity, id, { value: JSON.stringify(next) })
    })
  return kept
}
