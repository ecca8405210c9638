import { deferredPreloadRel, deferredScriptType } from './start-script.ts'

const preload = '<link rel="modulepreload"'
const latePreload = `<link rel="${deferredPreloadRel}"`

/**
 * Changes the type of a page's only module script, so that the browser does not run it. Removes `async`,
 * which is invalid on such a script.
 */
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
