import type { EntityDefinition } from '#contract/call/entity.ts'
import { z } from '#contract/call/zod.ts'
import { isContentName } from '#contract/content/fields.ts'
import { settingsApi } from '#contract/settings/settings.ts'
import { brandShape } from '#contract/site/brand.ts'
import { siteApi } from '#contract/site/site.ts'
import { menusShape } from '#contract/site/site-menus.ts'

/** The pages' words; those of fields that Salus no longer has are dropped. */
const words = z
  .record(z.string(), z.unknown())
  .transform((given) =>
    Object.fromEntries(Object.entries(given).filter(([name]) => isContentName(name))),
  )
  .pipe(siteApi.updateContent.input.shape.fields)

/** The values of a setting of which there is one, as its update call takes them. */
const shapes: Readonly<Record<string, z.ZodType>> = {
  settings: settingsApi.updateSettings.input.omit({ version: true }),
  siteContent: words,
  siteMenus: menusShape.partial(),
  siteBrand: brandShape.partial(),
  siteLanguages: siteApi.updateLanguages.input.shape.languages,
}

/** The schema of an exported setting of which there is one: its values by the ids of their rows. */
export const valuesSchemaOf = ({ name, single = [] }: EntityDefinition): z.ZodType<object> =>
  z.strictObject(
    Object.fromEntries(
      single.map((id) => [id, (shapes[name] ?? z.never('Salus keeps nothing here')).optional()]),
    ),
  )
