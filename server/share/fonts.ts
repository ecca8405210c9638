import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import type { Face } from '#contract/default-brand.ts'

/** A family, each part of which knows other letters. */
export type Family = readonly Font[]

const bricolage = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque'
const instrument = '@fontsource-variable/instrument-sans/files/instrument-sans'
const serif = '@fontsource/instrument-serif/files/instrument-serif'

const inPackage = (name: string) => fileURLToPath(import.meta.resolve(name))
const inStyles = (name: string) => fileURLToPath(import.meta.resolve(`../../web/ui/styles/${name}`))

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
} satisfies Record<Face | 'sans', () => string[]>

const open = (file: string): Font => {
  const font = create(readFileSync(file))
  if (!('layout' in font)) throw new Error(`${file} holds several fonts`)
  return font
}

const known = new Map<string, Family>()

/** A family of the site, read once. */
export const familyOf = (name: Face | 'sans'): Family => {
  const family = known.get(name) ?? files[name]().map(open)
  known.set(name, family)
  return family
}
