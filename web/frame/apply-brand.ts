import { logoSheet, noLogoSheet, themeSheet } from '#contract/site/brand-theme.ts'
import { client } from '#web/api/browser-client.ts'
import { headlineFontCss } from './headline-font-css.ts'

const brandSheet = new CSSStyleSheet()

/** Applies the current brand to the page without a reload. */
export const applyBrand = async (): Promise<void> => {
  const { brand } = await client.site.getBrand()
  brandSheet.replaceSync(
    themeSheet(brand.colors) + headlineFontCss(brand.face) + noLogoSheet + logoSheet(brand),
  )
  if (!document.adoptedStyleSheets.includes(brandSheet))
    document.adoptedStyleSheets.push(brandSheet)
}
