import { defaultSettings } from '#contract/default-settings.ts'
import type { SiteSettings } from '#contract/settings.ts'
import { settingsPanel } from '#web/content/administrators.ts'

const identity = ['name', 'address', 'email', 'phone'] as const

/** Which settings still say what a fresh site says of itself, which is invented; by their labels. */
export const inventedSettings = (settings: SiteSettings): string[] =>
  identity
    .filter((field) => settings[field] === defaultSettings[field])
    .map((field) => settingsPanel.fields[field])
