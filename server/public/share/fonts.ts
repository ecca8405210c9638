import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { create, type Font } from 'fontkit'
import type { Face } from '#contract/site/default-brand.ts'

/** A family, each part of which knows other letters. */
export type Family = readonly Font[]

const bricolage = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque'
const instrument = '@fontsource-variable/instrument-sans/files/instrument-sans'
const serif = '@fontsource/instrument-serif/files/instrument-serif'

const inPackage = (name: string) => resolve('node_modules', name)
const inStyles = (name: string) => resolve('web/ui/styles', name)

const subsets = (name: string, parts: readonly string[]) =>
  parts.map((part) => inPackage(`@fontsource/${name}/files/${name}-${part}-500-normal.woff2`))

export type FamilyName = Face | 'sans' | 'manrope' | 'rubik'

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
  // For what the site's own families lack; never sent to visitors.
  manrope: () => subsets('manrope', ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese']),
  rubik: () => subsets('rubik', ['latin', 'latin-ext', 'hebrew', 'arabic', 'cyrillic']),
} satisfies Record<FamilyName, () => string[]>

const open = (file: string): Font => {
  const font = create(readFileSync(file))
  if (!('layout' in font)) throw new Error(`${file} holds several fonts`)
  return font
}

const known = new Map<string, Family>()

/** A family, read once. */
export const familyOf = (name: FamilyName): Family => {
  const family = known.get(name) ?? files[name]().map(open)
  known.set(name, family)
  return family
}
