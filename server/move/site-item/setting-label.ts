import { contentFields, isContentName } from '#contract/content/fields.ts'

/** Returns the name of a setting or text for people, such as `Settings: tagline`. */
export const labelOfSetting = (entity: string, name: string): string =>
  `${entity}: ${isContentName(name) ? contentFields[name].label : name}`
