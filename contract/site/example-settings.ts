import { defaultSettings } from '#contract/settings/default-settings.ts'

/** Settings of a new installation that describe the example group. */
const exampleSettingNames = [
  'name',
  'tagline',
  'description',
  'address',
  'email',
  'phone',
  'social',
] as const
export type ExampleSettingName = (typeof exampleSettingNames)[number]

const prefix = 'settings.'

/** Returns the name of a setting in the list of what is still as shipped, such as `settings.address`. */
export const toShippedName = (name: ExampleSettingName): string => prefix + name

/** Returns the setting that a name in that list means. Undefined for texts of pages. */
export const exampleSettingOf = (shipped: string): ExampleSettingName | undefined =>
  exampleSettingNames.find((name) => toShippedName(name) === shipped)

const sameJson = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Returns the names of settings that still describe the example group. */
export const findExampleSettings = (
  settings: Pick<typeof defaultSettings, ExampleSettingName>,
): ExampleSettingName[] =>
  exampleSettingNames.filter((name) => sameJson(settings[name], defaultSettings[name]))
