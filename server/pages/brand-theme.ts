import type { SalusClient } from '#contract/api.ts'
import { themeSheet } from '#contract/brand-theme.ts'
import { defaultBrand } from '#contract/default-brand.ts'

/** What the group's brand adds to the style sheet of every page; nothing where it is as it ships. */
export const readTheme = async (client: SalusClient): Promise<string> => {
  const { brand } = await client.site.getBrand()
  return brand.accent === defaultBrand.accent ? '' : themeSheet(brand.colors)
}
