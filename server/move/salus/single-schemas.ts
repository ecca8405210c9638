import type { EntityDefinition } from '#contract/call/entity.ts'
import { z } from '#contract/call/zod.ts'
import { isContentName } from '#contract/content/fields.ts'
import { settingsApi } from '#contract/settings/settings.ts'
import { brandSchema } from '#contract/site/brand.ts'
import { siteApi } from '#contract/site/site.ts'
import { siteMenusSchema } from '#contract/site/site-menus.ts'

/** Texts of pages. Drops fields that no longer exist. */
const pageTexts = z
  .record(z.string(), z.unknown())
  .transform((given) =>
    Object.fromEntries(Object.entries(given).filter(([name]) => isContentName(name))),
  )
  .pipe(siteApi.updateContent.input.shape.fields)

const settingSchemas: Readonly<Record<string, z.ZodType>> = {
  settings: settingsApi.updateSettings.input.omit({ version: true }),
  siteContent: pageTexts,
  siteMenus: siteMenusSchema.partial(),
  siteBrand: brandSchema.partial(),
  siteLanguages: siteApi.updateLanguages.input.shape.languages,
}

/** Returns the schema of a setting's value. */
export const settingSchemaOf = (name: string): z.ZodType =>
  settingSchemas[name] ?? z.never('Salus keeps nothing here')

export const exportedSettingSchemaOf = ({
  name,
  single = [],
}: EntityDefinition): z.ZodType<object> =>
  z.strictObject(Object.fromEntries(single.map((id) => [id, settingSchemaOf(name).optional()])))
