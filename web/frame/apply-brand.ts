import { logoSheet, noLogoSheet, themeSheet } from '#contract/site/brand-theme.ts'
import { client } from '#web/api/browser-client.ts'
import { faceSheet } from './face-sheet.ts'

const worn = new CSSStyleSheet()

/** Applies the current brand to the page without a reload. */
export const applyBrand = async (): Promise<void> => {
  const { brand } = await client.site.getBrand()
  worn.replaceSync(
    themeSheet(brand.colors) + faceSheet(brand.face) + noLogoSheet + logoSheet(brand),
  )
  if (!document.adoptedStyleSheets.includes(worn)) document.adoptedStyleSheets.push(worn)
}
