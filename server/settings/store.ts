import { z } from 'zod'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import { type SiteSettings, settingsApi, settingsEntity } from '#contract/settings/settings.ts'
import type { WatchRhythm } from '#contract/settings/watch-rhythm.ts'
import { isTimeZone } from '#contract/text/time-zone.ts'
import type { Queries } from '#server/base/db/database.ts'
import { createSingleStore } from '#server/base/entity/single-store.ts'
import { memoize } from '#server/base/process/memoize.ts'
import type { Write } from '#server/base/write/write.ts'

const stored = settingsApi.updateSettings.input.omit({ version: true })

type Settings = SiteSettings & { timeZone: string; watch: WatchRhythm }

/** The zone in which the server runs (`TZ`), until another is chosen. */
const findZone = (): string => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return isTimeZone(timeZone) ? timeZone : 'UTC'
}
const ownZone = findZone()

const parse = (value: string): Settings => ({
  ...defaultSettings,
  timeZone: ownZone,
  watch: 'off',
  ...z.decode(stored, JSON.parse(value)),
})

/** Every page shows the settings, and checking them takes longer than all the rest of reading them. */
const parsed = memoize(parse, 10)

/** The settings, all of which are stored once one of them was changed. */
export const siteSettings = createSingleStore<Settings>({
  definition: settingsEntity,
  shipped: parse('{}'),
  parse: parsed,
  store: (settings) => settings,
})

/** What the site says about its owner. */
export const readSiteSettings = siteSettings.read

/** What the group is called. */
export const readSiteName = async (queries: Queries): Promise<string> =>
  (await readSiteSettings(queries)).name

/** The settings as they are, and whether example content is still there. */
export const readSettings = async (queries: Queries) => {
  const example = await queries.selectFrom('example').select('entityId').limit(1).executeTakeFirst()
  return {
    settings: await readSiteSettings(queries),
    hasExampleContent: example !== undefined,
  }
}

/** Changes the given settings. */
export const updateSettings = (
  write: Write,
  version: number | undefined,
  changes: Partial<Settings>,
) => siteSettings.update(write, version, (before) => ({ ...before, ...changes }))
