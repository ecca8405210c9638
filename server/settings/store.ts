import { z } from 'zod'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import { type SiteSettings, settingsApi, settingsEntity } from '#contract/settings/settings.ts'
import type { WatchRhythm } from '#contract/settings/watch-rhythm.ts'
import { isTimeZone } from '#contract/text/time-zone.ts'
import type { Queries } from '#server/base/db/database.ts'
import { createSingleStore } from '#server/base/entity/single-store.ts'
import { memoize } from '#server/base/process/memoize.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'

const stored = settingsApi.updateSettings.input.omit({ version: true })

type Settings = SiteSettings & { timeZone: string; watch: WatchRhythm }

/** Returns the server's time zone (`TZ`), which is the default. */
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

/** Cached, because every page needs the settings and validation takes most of the time. */
const parsed = memoize(parse, 10)

/** Store of the settings. Defaults apply until the first change, which stores all settings. */
export const siteSettings = createSingleStore<Settings>({
  definition: settingsEntity,
  shipped: parse('{}'),
  parse: parsed,
  store: (settings) => settings,
})

export const readSiteSettings = siteSettings.read

export const readSiteName = async (queries: Queries): Promise<string> =>
  (await readSiteSettings(queries)).name

export const readSettingsWithExamples = async (queries: Queries) => {
  const example = await queries.selectFrom('example').select('entityId').limit(1).executeTakeFirst()
  return {
    settings: await readSiteSettings(queries),
    hasExampleContent: example !== undefined,
  }
}

export const updateSettings = (
  write: WriteTransaction,
  version: number | undefined,
  changes: Partial<Settings>,
) => siteSettings.update(write, version, (before) => ({ ...before, ...changes }))
