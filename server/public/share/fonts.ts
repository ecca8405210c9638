import { existsSync, readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import type { HeadlineFont } from '#contract/site/default-brand.ts'
import { pathInSalus } from '#server/base/process/own-file.ts'

export type FontFamily = readonly Font[]

const bricolage = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque'
const instrument = '@fontsource-variable/instrument-sans/files/instrument-sans'
const serif = '@fontsource/instrument-serif/files/instrument-serif'

const inPackage = (name: string) => pathInSalus(`node_modules/${name}`)
const inStyles = (name: string) => pathInSalus(`web/ui/styles/${name}`)

const subsets = (name: string, parts: readonly string[]) =>
  parts.map((part) => inPackage(`@fontsource/${name}/files/${name}-${part}-500-normal.woff2`))

/** Paths of CJK fonts on Debian and Ubuntu (`fonts-noto-cjk`). */
const systemFonts = [
  '/usr/share/fonts/opentype/noto/NotoSansCJK-Medium.ttc',
  '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc',
  '/usr/share/fonts/truetype/wqy/wqy-microhei.ttc',
  '/usr/share/fonts/truetype/wqy/wqy-zenhei.ttc',
  '/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf',
]

export type FontFamilyName = HeadlineFont | 'sans' | 'manrope' | 'rubik' | 'han' | 'system'

const files = {
  sans: () => [
    inPackage(`${instrument}-latin-wght-normal.woff2`),
    inPackage(`${instrument}-latin-ext-wght-normal.woff2`),
  ],
  newsreader: () => [
    inStyles('newsreader-display.woff2'),
    inStyles('newsreader-display-ext.woff2'),
  ],
  'instrument-serif': () => [
    inPackage(`${serif}-latin-400-normal.woff2`),
    inPackage(`${serif}-latin-ext-400-normal.woff2`),
  ],
  'bricolage-grotesque': () => [
    inPackage(`${bricolage}-latin-wght-normal.woff2`),
    inPackage(`${bricolage}-latin-ext-wght-normal.woff2`),
  ],
  // Fallback fonts for letters that the site's own fonts lack. Used only in pictures, never sent to visitors.
  manrope: () => subsets('manrope', ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese']),
  rubik: () => subsets('rubik', ['latin', 'latin-ext', 'hebrew', 'arabic', 'cyrillic']),
  han: () => [pathInSalus('server/public/share/noto-sans-sc.woff2')],
  // Fonts of other scripts are 5 to 20 MB large, so only an installed one is used.
  system: () => systemFonts.filter((file) => existsSync(file)).slice(0, 1),
} satisfies Record<FontFamilyName, () => string[]>

const open = (file: string): Font => {
  const font = create(readFileSync(file))
  if ('layout' in font) return font
  // Prefers simplified Chinese in a font collection.
  const [first] = font.fonts
  const found = font.fonts.find(({ familyName }) => / SC$/.test(familyName)) ?? first
  if (found === undefined) throw new Error(`${file} holds no font`)
  return found
}

const openedFamilies = new Map<string, FontFamily>()

export const openFontFamily = (name: FontFamilyName): FontFamily => {
  const family = openedFamilies.get(name) ?? files[name]().map(open)
  openedFamilies.set(name, family)
  return family
}
