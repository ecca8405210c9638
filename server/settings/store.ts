import { z } from 'zod'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import { type SiteSettings, settingsApi, settingsEntity } from '#contract/settings/settings.ts'
import { isTimeZone } from '#contract/text/time-zone.ts'
import type { Queries } from '#server/base/db/database.ts'
import type { Entity, Write } from '#server/base/write/write.ts'

/** There is one row, under this id. */
const only = 'settings'

const stored = settingsApi.updateSettings.input.omit({ version: true })

type Settings = SiteSettings & { timeZone: string }

/** The zone in which the server runs (`TZ`), until another is chosen. */
const findZone = (): string => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return isTimeZone(timeZone) ? timeZone : 'UTC'
}
const ownZone = findZone()

const parse = (value: string): Settings => ({
  ...defaultSettings,
  timeZone: ownZone,
  ...z.decode(stored, JSON.parse(value)),
})

let last = { value: '{}', settings: parse('{}') }

/** Every page shows the settings, and checking them takes longer than all the rest of reading them. */
const parsed = (value: string): Settings => {
  if (last.value !== value) last = { value, settings: parse(value) }
  return last.settings
}

/** The settings as the journal sees them. */
export const storedSettings: Entity<Settings & { version: number }> = {
  label: settingsEntity.label,
  table: settingsEntity.name,
  read: async (queries, id) => {
    const row = await queries
      .selectFrom('settings')
      .select(['value', 'version'])
      .where('_id', '=', id)
      .executeTakeFirst()
    return row && { ...parsed(row.value), version: row.version }
  },
}

const firstVersion = { ...parse('{}'), version: 0 }

/** What the site says about its owner. */
export const readSiteSettings = async (queries: Queries) =>
  (await storedSettings.read(queries, only)) ?? firstVersion

/** The settings as they are, and whether example content is still there. */
export const readSettings = async (queries: Queries) => {
  const example = await queries.selectFrom('example').select('entityId').limit(1).executeTakeFirst()
  return {
    settings: await readSiteSettings(queries),
    hasExampleContent: example !== undefined,
  }
}

/** Changes the given settings. */
export const updateSettings = async (
  write: Write,
  version: number | undefined,
  changes: Partial<Settings>,
) => {
  // The row appears with the first change; until then the defaults stand for version 0.
  await write.queries
    .insertInto('settings')
    .values({ _id: only, createdAt: write.now, updatedAt: write.now, version: 0, value: '{}' })
    .onConflict((conflict) => conflict.column('_id').doNothing())
    .execute()
  return write.update(storedSettings, only, version, async ({ version: _, ...before }) => {
    await write.queries
      .updateTable('settings')
      .set({ value: JSON.stringify({ ...before, ...changes }) })
      .where('_id', '=', only)
      .execute()
  })
}
