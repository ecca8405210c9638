import { deferredPreloadRel, deferredScriptType } from './start-script.ts'

const preload = '<link rel="modulepreload"'
const latePreload = `<link rel="${deferredPreloadRel}"`

/** Defers the single module script of a page. A data block must not be `async`. */
const withLateModule = (page: string): string =>
  page.replace(/<script[^>]* type="module"[^>]*>/, (tag) =>
    tag.replace(' type="module"', ` type="${deferredScriptType}"`).replace(' async=""', ''),
  )

/**
 * Defers scripts of a public page until it is painted, because the page is usable without them (see
 * `start-script.ts`).
 */
export const deferScriptsUntilPaint = (page: string): string =>
  withLateModule(page.replaceAll(preload, latePreload))
