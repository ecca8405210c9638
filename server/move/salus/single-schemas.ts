import { z } from '#contract/call/zod.ts'
import { settingsApi } from '#contract/settings/settings.ts'
import { brandShape } from '#contract/site/brand.ts'
import { siteApi } from '#contract/site/site.ts'
import { menusShape } from '#contract/site/site-menus.ts'

/** What each thing there is one of may hold, as the call takes it by which it is changed. */
const shapes: Readonly<Record<string, z.ZodType>> = {
  settings: settingsApi.updateSettings.input.omit({ version: true }),
  siteContent: siteApi.updateContent.input.shape.fields,
  siteMenus: menusShape.partial(),
  siteBrand: brandShape.partial(),
  siteLanguages: siteApi.updateLanguages.input.shape.languages,
}

/** The values of something there is one of, by the ids of their rows. */
export const valuesSchemaOf = (name: string): z.ZodType =>
  z.record(
    z.string().regex(/^[a-z]{1,40}$/i, 'Not a known row'),
    shapes[name] ?? z.never('Salus knows nothing of this name'),
  )
