import { lateRel, lateType } from './start-script.ts'

const preload = '<link rel="modulepreload"'
const latePreload = `<link rel="${lateRel}"`
const moduleType = ' type="module"'

/** The page with its module script deferred; it is the only module in a page. */
const withLateModule = (page: string): string => {
  const at = page.indexOf(moduleType)
  const isScript = page.slice(page.lastIndexOf('<', at), at).startsWith('<script')
  if (at < 0 || !isScript) return page
  return `${page.slice(0, at)} type="${lateType}"${page.slice(at + moduleType.length)}`
}

/** A public page is complete without its scripts: they start once it is painted (start-script.ts). */
export const paintFirst = (page: string): string =>
  withLateModule(page.replaceAll(preload, latePreload))
