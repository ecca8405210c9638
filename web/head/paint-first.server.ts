import { lateRel, lateType } from './start-script.ts'

const preload = '<link rel="modulepreload"'
const latePreload = `<link rel="${lateRel}"`

/** Defers the page's module script, the only one. A data block must not be `async`. */
const withLateModule = (page: string): string =>
  page.replace(/<script[^>]* type="module"[^>]*>/, (tag) =>
    tag.replace(' type="module"', ` type="${lateType}"`).replace(' async=""', ''),
  )

/** A public page is complete without its scripts: they start once it is painted (start-script.ts). */
export const paintFirst = (page: string): string =>
  withLateModule(page.replaceAll(preload, latePreload))
