import type { SalusClient } from '#contract/api.ts'
import { contentNames } from '#contract/content/fields.ts'
import { defaultLanguageCodes } from '#contract/language/language.ts'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import { defaultBrand } from '#contract/site/default-brand.ts'

/** Resets settings, languages, brand, texts and menus for later journeys. */
export const restoreSite = async (api: SalusClient): Promise<void> => {
  const { defaults } = await api.site.getMenus()
  await api.settings.updateSettings(defaultSettings)
  await api.site.updateLanguages({ languages: [...defaultLanguageCodes] })
  await api.site.updateBrand(defaultBrand)
  await api.site.updateMenus(defaults)
  await api.site.resetContent({ names: [...contentNames] })
  await api.site.publishContent({})
}
