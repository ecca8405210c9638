import { brandLogoCss, resetLogoCss, themeCss } from '#contract/site/brand-theme.ts'
import { client } from '#web/api/browser-client.ts'
import { headlineFontCss } from './headline-font-css.ts'

const brandSheet = new CSSStyleSheet()

/** Applies the current brand to the page without a reload. */
export const applyBrand = async (): Promise<void> => {
  const { brand } = await client.site.getBrand()
  brandSheet.replaceSync(
    themeCss(brand.colors) + headlineFontCss(brand.face) + resetLogoCss + brandLogoCss(brand),
  )
  if (!document.adoptedStyleSheets.includes(brandSheet))
    document.adoptedStyleSheets.push(brandSheet)
}
