import { brandLogoCss, brandThemeCss, resetLogoCss } from '#contract/site/brand-theme.ts'
import { browserApiClient } from '#web/api/browser-client.ts'
import { buildHeadlineFontCss } from './headline-font-css.ts'

const brandSheet = new CSSStyleSheet()

/** Applies the current brand to the page without a reload. */
export const applyBrand = async (): Promise<void> => {
  const { brand } = await browserApiClient.site.getBrand()
  brandSheet.replaceSync(
    brandThemeCss(brand.colors) +
      buildHeadlineFontCss(brand.face) +
      resetLogoCss +
      brandLogoCss(brand),
  )
  if (!document.adoptedStyleSheets.includes(brandSheet))
    document.adoptedStyleSheets.push(brandSheet)
}
