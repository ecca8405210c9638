import { logoSheet, noLogoSheet, themeSheet } from '#contract/site/brand-theme.ts'
import { client } from '#web/api/browser-client.ts'
import { faceSheet } from './face-sheet.ts'

const worn = new CSSStyleSheet()

/** Shows the brand as it is now, over the one that the page came with. */
export const applyBrand = async (): Promise<void> => {
  const { brand } = await client.site.getBrand()
  worn.replaceSync(
    themeSheet(brand.colors) + faceSheet(brand.face) + noLogoSheet + logoSheet(brand),
  )
  if (!document.adoptedStyleSheets.includes(worn)) document.adoptedStyleSheets.push(worn)
}
