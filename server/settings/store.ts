import { z } from 'zod'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import { type SiteSettings, settingsApi, settingsEntity } from '#contract/settings/settings.ts'
import type { PublicationWatchInterval } from '#contract/settings/watch-rhythm.ts'
import { isTimeZone } from '#contract/text/time-zone.ts'
import type { Queries } from '#server/base/db/database.ts'
import { createSingletonEntityStore } from '#server/base/entity/single-store.ts'
import { memoizeByText } from '#server/base/process/memoize.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'

const stored = settingsApi.updateSettings.input.omit({ version: true })

type Settings = SiteSettings & { timeZone: string; watch: PublicationWatchInterval }

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
const parsed = memoizeByText(parse, 10)

/** Store of the settings. Defaults apply until the first change, which stores all settings. */
export const siteSettingsStore = createSingletonEntityStore<Settings>({
  definition: settingsEntity,
  shipped: parse('{}'),
  parse: parsed,
  store: (settings) => settings,
})

export const readSiteSettings = siteSettingsStore.read

export const readSiteName = async (queries: Queries): Promise<string> =>
  (await readSiteSettings(queries)).name

export const hasExampleContent = async (queries: Queries): Promise<boolean> =>
  (await queries.selectFrom('example').select('entityId').limit(1).executeTakeFirst()) !== undefined

export const readSettingsWithExamples = async (queries: Queries) => ({
  settings: await readSiteSettings(queries),
  hasExampleContent: await hasExampleContent(queries),
})

export const updateSettings = (
  write: WriteTransaction,
  version: number | undefined,
  changes: Partial<Settings>,
) => siteSettingsStore.update(write, version, (before) => ({ ...before, ...changes }))
