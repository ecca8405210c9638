import type { SalusClient } from '#contract/api.ts'
import type { WebBuild } from '#contract/lifecycle/render.ts'
import { brandLogoCss, brandThemeCss } from '#contract/site/brand-theme.ts'
import { defaultBrand } from '#contract/site/default-brand.ts'

/** Returns the CSS of the group's brand. Empty for the default brand. */
export const readThemeCss = async (
  client: SalusClient,
  faceSheets: WebBuild['faceSheets'] | undefined,
): Promise<string> => {
  const { brand } = await client.site.getBrand()
  const colors = brand.accent === defaultBrand.accent ? '' : brandThemeCss(brand.colors)
  return colors + (faceSheets?.[brand.face] ?? '') + brandLogoCss(brand)
}
